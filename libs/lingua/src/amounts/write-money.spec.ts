import { LANGUAGE_CODES, type LanguageCode } from '../language-code';
import { CURRENCY_CODES } from './currency-codes';
import { readQuantity } from './quantities';
import { nameOfScale, writtenScales } from './scales';
import { sayWithCents, writeMoney } from './write-money';

const FORMATS = new Map(LANGUAGE_CODES.map((code) => [code, new Intl.NumberFormat(`${code}-u-nu-latn`)]));

function written(count: number, size: number | null, code: string, language: LanguageCode): [string, string] {
  const mantissa = count / (size ?? 1);
  const digits = FORMATS.get(language)?.format(mantissa) ?? '';
  const scale = size === null ? null : nameOfScale(size, mantissa, language);
  const { display, spoken } = writeMoney(count, { display: digits, spoken: digits }, scale, code, language);
  return [display.replaceAll('\u00a0', ' '), spoken];
}

describe('an amount of money', () => {
  it.each(LANGUAGE_CODES)('is read back from the screen, of any currency and scale, in %s', (language) => {
    const amounts = [[42, null] as const, ...writtenScales(language).map(({ size }) => [42 * size, size] as const)];
    const misread = CURRENCY_CODES.flatMap((code) =>
      amounts.flatMap(([count, size]) => {
        // "TOP 42" is a headline.
        if (size === null && HEADLINES.has(code)) return [];
        const [display] = written(count, size, code, language);
        const readings = readQuantity(display, { language });
        return readings.some(({ value, currency }) => value === count && currency === code) ? [] : [display];
      }),
    );
    expect(misread).toEqual([]);
  });

  it.each([
    ['en', '$412.6M', '412.6 million dollars'],
    ['es', '412,6 M$', '412,6 millones de dólares'],
    ['pt', 'US$ 412,6 mi', '412,6 milhões de dólares'],
    ['fr', '412,6 M$', '412,6 millions de dollars'],
    ['de', '412,6 Mio $', '412,6 Millionen Dollar'],
    ['it', '412,6 mln $', '412,6 milioni di dollari'],
    ['tr', '412,6 milyon $', '412,6 milyon dolar'],
    ['id', '$412,6 juta', '412,6 juta dolar'],
    ['ar', '412.6 مليون $', '412.6 مِليون دولار'],
  ] as const)('of 412.6 million dollars is written in %s as %s and said as "%s"', (language, display, spoken) => {
    expect(written(412_600_000, 1e6, 'USD', language)).toEqual([display, spoken]);
  });

  it.each([
    ['en', 1, 'EUR', '€1', '1 euro'],
    ['en', 2, 'PLN', 'PLN 2', '2 zloty'],
    ['de', 1, 'EUR', '1 €', 'ein Euro'],
    ['de', 1, 'INR', '1 ₹', 'eine Rupie'],
    ['de', 3, 'CZK', '3 CZK', '3 tschechische Kronen'],
    ['de', 3, 'CHF', '3 CHF', '3 Schweizer Franken'],
    ['de', 3, 'TWD', '3 NT$', '3 neue Taiwan-Dollar'],
    ['id', 3, 'CAD', 'CA$3', '3 dolar Kanada'],
    ['fr', 2e9, 'EUR', '2 Md€', '2 milliards d’euros'],
    ['it', 1, 'GBP', '1 £', 'una sterlina'],
    ['it', 1, 'CZK', '1 CZK', 'una corona ceca'],
    ['pt', 3, 'CAD', 'CA$ 3', '3 dólares canadenses'],
    ['ja', 4, 'JPY', '4円', '4エン'],
    ['ar', 3, 'USD', '3 $', '3 دولارات'],
    ['hi', 1, 'INR', '₹1', '1 रुपया'],
  ] as const)('in %s: %d %s is %s, said "%s"', (language, count, code, display, spoken) => {
    expect(written(count, count >= 1e9 ? 1e9 : null, code, language)).toEqual([display, spoken]);
  });

  it('says its cents where people count them', () => {
    const of = (count: number): { count: number; spoken: string } => ({ count, spoken: String(count) });
    expect(sayWithCents(of(149), of(50), 'EUR', 'en')).toBe('149 euros and 50 cents');
    expect(sayWithCents(of(149), of(50), 'EUR', 'es')).toBe('149 euros con 50 céntimos');
    expect(sayWithCents(of(0), of(1), 'USD', 'en')).toBe('1 cent');
    expect(sayWithCents(of(5), of(0), 'USD', 'de')).toBe('5 Dollar');
    expect(sayWithCents(of(5), of(10), 'JPY', 'en')).toBeNull();
    expect(sayWithCents(of(5), of(10), 'USD', 'zh')).toBeNull();
  });
});

const HEADLINES = new Set(['ALL', 'CUP', 'DOT', 'LINK', 'SOS', 'TON', 'TOP']);
