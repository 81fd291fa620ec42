import { LANGUAGE_CODES } from '../language-code';
import { readSpelledNumber } from './read-spelled';
import { spellNumber } from './spell-number';

describe('a number in words', () => {
  it.each(LANGUAGE_CODES)('is read back as it was spelled, 0 to 999, in %s', (language) => {
    for (let value = 0; value < 1000; value += 1) {
      const spelled = spellNumber(value, language) ?? '';
      expect({ spelled, value: readSpelledNumber(spelled, language) }).toEqual({ spelled, value });
    }
  });

  it.each(LANGUAGE_CODES)('is spelled in one way of its own in %s', (language) => {
    const spelled = Array.from({ length: 1000 }, (_, value) => spellNumber(value, language));
    expect(new Set(spelled).size).toBe(1000);
    expect(spelled.join(' ')).not.toMatch(/undefined|-{2}|(?:^|\s)-|\s{2}|\d/);
  });

  it.each([
    ['twelve', 'en', 12],
    ['One Hundred Five', 'en', 105],
    ['a hundred', 'en', 100],
    ['zwölf', 'de', 12],
    ['zweihunderteinundzwanzig', 'de', 221],
    ['trois', 'fr', 3],
    ['quatre-vingt-dix-sept', 'fr', 97],
    ['septante-deux', 'fr', 72],
    ['soixante et onze', 'fr', 71],
    ['centottanta', 'it', 180],
    ['centoottanta', 'it', 180],
    ['veintidos', 'es', 22],
    ['quatorze', 'pt', 14],
    ['DUA PULUH TIGA', 'id', 23],
    ['kırk iki', 'tr', 42],
    ['스물세', 'ko', 23],
    ['百二十三', 'ja', 123],
    ['两百零二', 'zh', 202],
    ['पांच', 'hi', 5],
    ['مائة وخمس وعشرين', 'ar', 125],
  ] as const)('is read in other spellings: %s (%s)', (text, language, value) => {
    expect(readSpelledNumber(text, language)).toBe(value);
  });

  it.each([
    ['a', 'en'],
    ['', 'en'],
    ['and', 'en'],
    ['twenty and', 'en'],
    ['three four', 'en'],
    ['fiveteen', 'en'],
    ['someone', 'en'],
    ['Achtung', 'de'],
    ['un des', 'fr'],
    ['一番', 'ja'],
    ['a'.repeat(100_000), 'en'],
    ['fourfour'.repeat(7), 'en'],
  ] as const)('is not read from %j (%s)', (text, language) => {
    expect(readSpelledNumber(text, language)).toBeNull();
  });

  it('has no words beyond 999, below nought or with decimals', () => {
    expect([1000, -1, 2.5, NaN].map((value) => spellNumber(value, 'en'))).toEqual([null, null, null, null]);
  });
});
