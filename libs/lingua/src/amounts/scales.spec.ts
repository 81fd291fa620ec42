import { LANGUAGE_CODES, type LanguageCode } from '../language-code';
import { nameOfScale, readScale, scaleName, scaleReadings, writtenScales } from './scales';

const SIZES = [1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e11, 1e12, 1e13];

describe('a scale', () => {
  it.each(LANGUAGE_CODES)('is read back from each of its names in %s', (language) => {
    for (const size of SIZES)
      for (const count of [1, 2, 3, 11, 1.5])
        for (const form of ['short', 'long'] as const) {
          const name = scaleName(size, language, { form, count });
          if (name !== null)
            expect({ size, name, read: readScale(name, language) }).toEqual({ size, name, read: size });
        }
  });

  it.each(LANGUAGE_CODES)('of a thousand, a million and more has a name in %s', (language) => {
    const nameless = [1e3, 1e6, 1e9, 1e12].filter(
      (size) => scaleName(size, language, { form: 'long', count: 2 }) === null,
    );
    // What is counted in ten thousands or in lakhs has no word for a million.
    const counts: Partial<Record<LanguageCode, number[]>> = {
      ja: [1e6, 1e9],
      ko: [1e6, 1e9],
      zh: [1e6, 1e9],
      hi: [1e6],
    };
    expect(nameless).toEqual(counts[language] ?? []);
  });

  it.each(LANGUAGE_CODES)('is read as Intl writes compact numbers in %s', (language) => {
    for (const compactDisplay of ['long', 'short'] as const) {
      const format = new Intl.NumberFormat(`${language}-u-nu-latn`, {
        notation: 'compact',
        compactDisplay,
        maximumFractionDigits: 0,
      });
      for (const value of [2e3, 2e4, 2e6, 2e7, 2e9, 2e12]) {
        const parts = format.formatToParts(value);
        const compact = parts.find(({ type }) => type === 'compact')?.value;
        const digits = parts.find(({ type }) => type === 'integer')?.value ?? '';
        if (compact === undefined || KNOWN_OTHERWISE.has(`${language} ${compact}`)) continue;
        const read = scaleReadings(compact, language).map((size) => size * Number(digits));
        expect({ value, compact, read }).toEqual({ value, compact, read: expect.arrayContaining([value]) as number[] });
      }
    }
  });

  it.each([
    ['Mio.', null, 1e6],
    ['Mio', 'de', 1e6],
    ['MIO', null, 1e6],
    ['Mrd.', 'de', 1e9],
    ['Billion', 'de', 1e12],
    ['Billionen', 'de', 1e12],
    ['billion', 'en', 1e9],
    ['billions', 'fr', 1e12],
    ['billón', 'es', 1e12],
    ['billon', 'es', 1e12],
    ['bilhão', 'pt', 1e9],
    ['bilhao', 'pt', 1e9],
    ['bilhões', null, 1e9],
    ['milliard', null, 1e9],
    ['milliards', 'fr', 1e9],
    ['mil millones', 'es', 1e9],
    ['mille miliardi', 'it', 1e12],
    ['miliardi', null, 1e9],
    ['milyar', 'tr', 1e9],
    ['MİLYON', 'tr', 1e6],
    ['miliar', 'id', 1e9],
    ['M', 'id', 1e9],
    ['M', 'en', 1e6],
    ['M', null, 1e6],
    ['MM', null, 1e6],
    ['k', null, 1e3],
    ['bn', 'en', 1e9],
    ['tsd', null, 1e3],
    ['lakh', null, 1e5],
    ['crore', 'en', 1e7],
    ['करोड़', 'hi', 1e7],
    ['लाख करोड़', 'hi', 1e12],
    ['万', null, 1e4],
    ['百万', 'ja', 1e6],
    ['千億', null, 1e11],
    ['万亿', 'zh', 1e12],
    ['백만', 'ko', 1e6],
    ['مليون', 'ar', 1e6],
    ['مليونًا', 'ar', 1e6],
    ['ملايين', null, 1e6],
    ["'000", null, 1e3],
  ] as const)('is read from %s (%s)', (text, language, size) => {
    expect(readScale(text, language)).toBe(size);
  });

  it.each(['billion', 'Billion', 'trillion', 'mil'])('stays open where languages disagree: %s', (text) => {
    expect(readScale(text)).toBeNull();
    expect(scaleReadings(text).length).toBeGreaterThan(1);
  });

  it.each(['', 'km', 'line', 'percent', 'millionaire', 'constructor', 'x'.repeat(100_000)])(
    'is not read from %j',
    (text) => {
      expect([readScale(text), readScale(text, 'en'), scaleReadings(text, 'de')]).toEqual([null, null, []]);
    },
  );

  it('is written from the largest that a language counts with', () => {
    const sizes = (language: LanguageCode) => writtenScales(language).map(({ size }) => size);
    expect([sizes('de'), sizes('es'), sizes('ja')]).toEqual([
      [1e12, 1e9, 1e6],
      [1e12, 1e6],
      [1e12, 1e8, 1e4],
    ]);
    expect(nameOfScale(1e6, 2, 'de')).toEqual({ size: 1e6, display: 'Mio', spoken: 'Millionen' });
    expect(nameOfScale(1e6, 2, 'ja')).toBeNull();
  });
});

/** French reads the English short form as the English do; CLDR's "Bn" of a million millions is seen nowhere. */
const KNOWN_OTHERWISE = new Set(['fr Bn']);
