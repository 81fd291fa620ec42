import { plainAnswer } from './output-check';

describe('plainAnswer', () => {
  it('keeps what JSON keeps', () => {
    const at = new Date('2026-01-02T03:04:05Z');
    expect(plainAnswer({ at, none: undefined, list: [1, null] })).toEqual({
      at: '2026-01-02T03:04:05.000Z',
      list: [1, null],
    });
  });

  it('is a copy, which its tool cannot change later', () => {
    const answer = { list: [1] };
    const kept = plainAnswer(answer);
    answer.list.push(2);
    expect(kept).toEqual({ list: [1] });
  });

  const cycle: Record<string, unknown> = {};
  cycle['self'] = cycle;
  it.each([
    ['nothing', undefined],
    ['null', null],
    ['a text', 'done'],
    ['a list', [1]],
    ['a function', () => 1],
    ['what becomes a text', { toJSON: () => 'done' }],
    ['a big integer', { count: 1n }],
    ['a cycle', cycle],
  ])('refuses %s', (_name, answer) => {
    expect(() => plainAnswer(answer)).toThrow(TypeError);
  });

  it('refuses more than 8 MB', () => {
    expect(() => plainAnswer({ text: 'x'.repeat(9 * 1024 * 1024) })).toThrow(RangeError);
  });
});
