import { LANGUAGE_CODES } from '../language-code';
import { numberMarks, numberMarksOfTag, readNumber, shownMark } from './numbers';

/** The same numbers in each run. */
function seeded(seed: number): () => number {
  let state = seed;
  return () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647;
}

const RUNS = 10_000;

describe('a written number', () => {
  it.each(LANGUAGE_CODES)('is read back as Intl writes it, with the marks of %s', (language) => {
    const next = seeded(11);
    const scripts = { ar: ['latn', 'arab'], hi: ['latn', 'deva'] } as Partial<Record<string, string[]>>;
    const formats = (scripts[language] ?? ['latn']).flatMap((script) =>
      [0, 1, 2, 3, 4].map((decimals) => ({
        decimals,
        format: new Intl.NumberFormat(`${language}-u-nu-${script}`, {
          minimumFractionDigits: decimals,
          maximumFractionDigits: decimals,
        }),
      })),
    );
    const marks = numberMarks(language);
    for (let run = 0; run < RUNS; run += 1) {
      const { decimals, format } = formats[run % formats.length] ?? { decimals: 0, format: new Intl.NumberFormat() };
      const size = Number((next() * 10 ** (run % 10)).toFixed(decimals));
      const value = size === 0 || next() < 0.7 ? size : -size;
      const text = format.format(value);
      const read = readNumber(text, marks).map((reading) => [reading.value, reading.precision]);
      if (read.length !== 1 || read[0]?.[0] !== value || read[0]?.[1] !== decimals)
        expect({ text, read }).toEqual({ text, read: [[value, decimals]] });
    }
  });

  it.each([
    ['1.284.500', [1_284_500]],
    ['1,284,500', [1_284_500]],
    ['1 284 500', [1_284_500]],
    ['1\u00a0284\u202f500', [1_284_500]],
    ["1'284'500", [1_284_500]],
    ['1’284’500', [1_284_500]],
    ['12,84,500', [1_284_500]],
    ['1.284.500,00', [1_284_500]],
    ['1,284,500.00', [1_284_500]],
    ['1284500', [1_284_500]],
    ['+1284500', [1_284_500]],
    ['１，２８４，５００', [1_284_500]],
    ['١٬٢٨٤٬٥٠٠', [1_284_500]],
    ['१२,८४,५००', [1_284_500]],
    ['128万4500', [1_284_500]],
    ['128.45万', [1_284_500]],
    ['128만 4,500', [1_284_500]],
    ['1.2845e6', [1_284_500]],
    ['3.400', [3400, 3.4]],
    ['3,400', [3400, 3.4]],
    ['-3.400', [-3400, -3.4]],
    ['0,400', [0.4]],
    ['12.50', [12.5]],
    ['1 234,5', [1234.5]],
    ["1'234.5", [1234.5]],
    ['12,34,567.89', [1_234_567.89]],
    ['1234.567', [1234.567]],
    ['.5', [0.5]],
    ['٣٫٥', [3.5]],
    ['٣٬٤٠٠', [3400]],
    ['−3,5', [-3.5]],
    ['–3.5', [-3.5]],
    ['(310)', [-310]],
    ['½', [0.5]],
    ['2½', [2.5]],
    ['2 ¾', [2.75]],
    ['4億1260万', [412_600_000]],
    ['1조 2,400억', [1_240_000_000_000]],
    ['1.2万亿', [1_200_000_000_000]],
    ['3百万', [3_000_000]],
    ['2千万', [20_000_000]],
  ])('%s may be read as %j', (text, values) => {
    expect(readNumber(text).map(({ value }) => value)).toEqual(values);
  });

  it('has one reading where the marks of its source are known, unless it shows others by itself', () => {
    expect(readNumber('3.400', { decimal: ',' })).toEqual([{ value: 3400, precision: 0, grouped: true }]);
    expect(readNumber('3.400', { decimal: '.' })).toEqual([{ value: 3.4, precision: 3, grouped: false }]);
    expect(readNumber('12.50', { decimal: ',' })).toEqual([{ value: 12.5, precision: 2, grouped: false }]);
    expect(readNumber('1,284,500', { decimal: ',' })).toEqual([{ value: 1_284_500, precision: 0, grouped: true }]);
  });

  it.each([
    '',
    '-',
    '1.2.3',
    '1,2,3',
    '007',
    '1.',
    '1..2',
    '12.34.567',
    '1 2',
    '1_000',
    'x',
    '--1',
    '1-2',
    '12万3億',
    '万',
    '1e999',
    '1'.repeat(30),
    '1'.repeat(1_000_000),
  ])('is not read from %j', (text) => {
    expect(readNumber(text)).toEqual([]);
  });

  it.each([
    ['3,400', null],
    ['3.400', null],
    ['340', undefined],
    ['12.345,678', ','],
    ["1'234.500", '.'],
    ['1,20,000', '.'],
    ['0,400', ','],
    ['1234.567', '.'],
    ['-1.234.567', ','],
    ['٣٬٤٠٠', undefined],
    ['1조 2,400억', undefined],
    ['1.2.3', undefined],
  ])('shows by itself how its source writes decimals: %s', (text, mark) => {
    expect(shownMark(text)).toBe(mark);
  });

  it('is parted as a declared tag parts it', () => {
    const tags = ['en', 'de-AT', 'es-MX', 'es', 'hi', 'sv', 'pt_BR', 'xx', 'English', '', 'a'.repeat(100_000)];
    expect(tags.map((tag) => numberMarksOfTag(tag)?.decimal ?? null)).toEqual([
      '.',
      ',',
      '.',
      ',',
      '.',
      ',',
      ',',
      null,
      null,
      null,
      null,
    ]);
  });

  it('is parted as the language parts it', () => {
    expect(numberMarks('en')).toEqual({ decimal: '.', group: ',' });
    expect(numberMarks('de')).toEqual({ decimal: ',', group: '.' });
    expect(numberMarks('fr')).toEqual({ decimal: ',', group: '\u202f' });
    expect(numberMarks('es')).toEqual({ decimal: ',', group: '.' });
    expect(numberMarks('hi')).toEqual({ decimal: '.', group: ',' });
  });
});
