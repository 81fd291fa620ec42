import { BadRequestError } from './domain.error';

describe('bad arguments', () => {
  it.each([
    [[{ path: 'title', message: 'is too long' }], 'bad_request: title is too long'],
    [[{ path: '', message: 'holds no facts' }], 'bad_request: holds no facts'],
    [[], 'bad_request'],
  ])('are told by the first of them, with or without a path', (details, error) => {
    expect(new BadRequestError(details).error).toBe(error);
  });
});
