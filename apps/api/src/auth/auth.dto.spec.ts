import { plainToInstance } from 'class-transformer';
import { validateSync } from 'class-validator';
import { SignUpDto } from './auth.dto';

describe('SignUpDto', () => {
  const refused = (email: unknown) =>
    validateSync(plainToInstance(SignUpDto, { email, password: 'a long password' })).map(({ property }) => property);

  it.each(['\uD83D', 'ada\uD83D@studio.example', 'ada@studio\uDE00.example', 7, null])(
    'refuses %p as an address, and does not break on it',
    (email) => expect(refused(email)).toEqual(['email']),
  );

  it('takes an address', () => expect(refused('ada@studio.example')).toEqual([]));
});
