import { countWords } from './count-words';

describe('countWords', () => {
  it.each([
    ['One, two: three.', 'en', 3],
    ['売上は増えました', 'ja', 5],
    ['One two', 'en-abcdefghij', 2],
    ['One two', null, 2],
    ['', 'en', 0],
  ])('counts those of "%s"', (text, language, words) => expect(countWords(text, language)).toBe(words));

  it('counts those of one sentence of a megabyte, none cut in two', () => {
    expect(countWords('p. 1 '.repeat(200_000), 'en')).toBe(400_000);
  });
});
