import { sentencesOf } from './sentences';

describe('sentencesOf', () => {
  it.each([
    ['a month that ends a sentence', 'Trips rose in May. 62% of riders came back.', 'en', 2],
    ['a short word that ends a sentence', 'It rose. 40 million saw it.', 'en', 2],
    ['an abbreviation before a figure', 'It holds approx. 12 litres in No. 3 of the row.', 'en', 1],
    ['initials', 'In the U.S. 40 million saw it.', 'en', 1],
    ['an abbreviation before a word', 'It took approx. twelve weeks.', 'en', 1],
    ['a day of a month', 'Am 3. Februar kamen 40 Gäste. 12 blieben.', 'de', 2],
    ['a month cut short', 'On Feb. 12 it opened.', 'en', 1],
    ['a numeral cut short before what it counts', 'Sie kostet 85 Mio. Euro. Das ist viel.', 'de', 2],
    ['a numeral cut short at an end', 'Sie kostet 85 Mio. Das ist viel.', 'de', 2],
    ['a text in a language that there is not', 'One. Two.', 'en-abcdefghij', 2],
    ['many abbreviations in a row', 'No. 3 '.repeat(4), 'en', 1],
    ['no spaces', '売上は40億円でした。利益は3億円です。', 'ja', 2],
  ])('parts %s', (_, text, language, count) => {
    expect(sentencesOf(text, language)).toHaveLength(count);
  });

  it('leaves no piece of a text without a stop out, and keeps a sentence whole that is longer than most', () => {
    expect(sentencesOf('word '.repeat(2_000), 'en').join(' ')).toBe('word '.repeat(2_000).trim());
    expect(sentencesOf(`It rose. Then ${'and '.repeat(600)}fell. There.`, 'en')).toHaveLength(3);
    expect(sentencesOf('line\n'.repeat(1_000), 'en')).toHaveLength(1_000);
  });

  it.each(['It rose. ', 'No. 3 fell. ', 'と言った。'])('parts a megabyte of "%s" one by one', (sentence) => {
    const count = Math.ceil(1_000_000 / sentence.length);
    expect(sentencesOf(sentence.repeat(count), 'en')).toHaveLength(count);
  });
});
