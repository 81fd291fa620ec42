import { BadRequestError } from '../errors/domain.error';
import { refusedText } from './refused-text';

describe('a text that PostgreSQL refuses', () => {
  it.each(['22021', '22P05', '08P01'])("is the caller's: %s", (code) => {
    expect(refusedText({ code })).toBeInstanceOf(BadRequestError);
  });

  it.each([{ code: '23505' }, { code: 17 }, new Error('away'), null, undefined])(
    'leaves any other fault as it is: %p',
    (fault) => {
      expect(refusedText(fault)).toBe(fault);
    },
  );
});
