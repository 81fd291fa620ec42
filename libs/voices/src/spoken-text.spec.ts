import { cleanText, cleanWord } from './spoken-text';
import { festivalWords } from './festival.words';

describe('cleanWord', () => {
  it('drops emoji with their joiners, flags and skin tones', () => {
    expect(cleanWord('up👩🏽‍🚀🇳🇴')).toEqual(['up']);
  });

  it('drops control characters and the signs engines take for markup', () => {
    expect(cleanText('a\u0000b\u200f<c>[[d]]\\').split(/\s+/).filter(Boolean)).toEqual(['a', 'b', 'c', 'd']);
  });

  it('keeps apostrophes, decimals, minus signs and the vowel signs of Hindi', () => {
    expect(['don’t', '6.84,', '−3.2', 'डॉलर', '"Base"'].flatMap(cleanWord)).toEqual([
      "don't",
      '6.84',
      '-3.2',
      'डॉलर',
      'Base',
    ]);
  });
});

describe('festivalWords', () => {
  it.each([
    ['-3.2', ['minus', '3.2']],
    ['8.4%', ['8.4', 'percent']],
    ['café', ['cafe']],
    ['rates.example', ['rates', 'dot', 'example']],
    ['@nightowl', ['at', 'nightowl']],
    ['20261', ['20,261']],
    ['2026', ['2026']],
    ['24h', ['24', 'h']],
    ['28th', ['28th']],
    ['12°C', ['12', 'degrees', 'Celsius']],
    ['"))(quit)', ['quit']],
    ['日本', []],
  ])('reads %s as %j', (word, words) => expect(festivalWords(word)).toEqual(words));
});
