import { LANGUAGE_CODES } from '../language-code';
import { currencyName, currencySign, minorDigits, minorUnit, readCurrency } from './currencies';
import { COINS, CURRENCY_CODES, currencyOfToken, isCurrencyCode } from './currency-codes';

describe.each(LANGUAGE_CODES)('every currency in %s', (language) => {
  it('is read back from its sign', () => {
    const misread = CURRENCY_CODES.map((code) => [code, currencySign(code, language)] as const).filter(
      ([code, sign]) => !readCurrency(sign, language).includes(code),
    );
    expect(misread).toEqual([]);
  });

  it('is read back from its name with any count', () => {
    const codes = CURRENCY_CODES.filter((each) => !METALS.has(each));
    const names = codes.flatMap((code) =>
      [1, 2, 3, 11, 0.5, 1e6].map((count) => [code, currencyName(code, language, count)] as const),
    );
    expect(names.filter(([code, name]) => !readCurrency(name, language).includes(code))).toEqual([]);
  });

  it('has a name without years, brackets or characters that the voice would spell', () => {
    const names = CURRENCY_CODES.map((code) => currencyName(code, language, 2));
    expect(names.filter((name) => /[()[\]\d（）]/.test(name))).toEqual([]);
    if (language === 'ja') expect(names.filter((name) => /\p{Script=Han}/u.test(name))).toEqual([]);
  });
});

const METALS = new Set(['XAG', 'XAU', 'XPD', 'XPT']);

describe('a code', () => {
  it('is one of ISO 4217 or a coin, in capitals', () => {
    for (const code of ['USD', 'EUR', 'ZMW', 'XAF', 'BTC', 'USDC', 'WETH']) expect(isCurrencyCode(code)).toBe(true);
    for (const code of ['usd', 'ABC', 'DEM', '', 'constructor', 'USDX']) expect(isCurrencyCode(code)).toBe(false);
    for (const code of Intl.supportedValuesOf('currency').filter((each) => !REPLACED.has(each)))
      expect({ code, known: isCurrencyCode(code) }).toEqual({ code, known: true });
  });

  it('is read from a word of a key in capitals, lower and Title case', () => {
    for (const token of ['USD', 'usd', 'Usd']) expect(currencyOfToken(token)).toBe('USD');
    for (const token of ['eur', 'inr', 'Gbp', 'pln', 'zar', 'btc', 'Usdt'])
      expect(currencyOfToken(token)).toBe(token.toUpperCase());
    expect(currencyOfToken('uSd')).toBeNull();
  });

  it.each([
    'try',
    'all',
    'top',
    'mad',
    'cop',
    'sos',
    'cup',
    'lak',
    'pen',
    'ron',
    'bam',
    'mop',
    'ang',
    'php',
    'ern',
    'link',
    'dot',
    'sol',
    'ton',
    'sek',
    'irr',
  ])('that is a word as well counts in capitals only: %s', (word) => {
    const title = `${word.charAt(0).toUpperCase()}${word.slice(1)}`;
    expect([currencyOfToken(word), currencyOfToken(title)]).toEqual([null, null]);
    expect(currencyOfToken(word.toUpperCase())).toBe(word.toUpperCase());
  });

  it.each([
    ['euros', 'EUR'],
    ['Dollars', 'USD'],
    ['yen', 'JPY'],
    ['reais', 'BRL'],
    ['złoty', 'PLN'],
    ['zloty', 'PLN'],
    ['₽', 'RUB'],
    ['€', 'EUR'],
    ['rupees', 'INR'],
    ['rupiah', 'IDR'],
    ['bitcoin', 'BTC'],
    ['円', 'JPY'],
  ])('is read from a name that one currency bears: %s', (word, code) => {
    expect(currencyOfToken(word)).toBe(code);
  });

  it.each(['pounds', 'crown', 'real', 'won', 'rand', 'points', 'name', '', 'a'.repeat(2_000_000)])(
    'is not read from %j',
    (word) => {
      expect(currencyOfToken(word.slice(0, 20))).toBeNull();
      expect(currencyOfToken(word)).toBeNull();
    },
  );
});

describe('a sign or name', () => {
  it.each([
    ['$', null, ['USD', 'CAD', 'AUD', 'MXN']],
    ['US$', null, ['USD']],
    ['C$', null, ['CAD']],
    ['kr', null, ['SEK', 'NOK', 'DKK', 'ISK']],
    ['円', null, ['JPY']],
    ['元', 'zh', ['CNY']],
    ['Rs', null, ['INR', 'PKR']],
    ['R$', null, ['BRL']],
    ['CHF', null, ['CHF']],
    ['US dollars', null, ['USD']],
    ['Canadian dollars', null, ['CAD']],
    ['Euro', 'de', ['EUR']],
    ['欧元', 'zh', ['EUR']],
    ['dólares', 'es', ['USD', 'CAD']],
    ['dolares', 'es', ['USD']],
    ['dólares canadienses', 'es', ['CAD']],
    ['Schweizer Franken', 'de', ['CHF']],
    ['tschechische Kronen', 'de', ['CZK']],
    ['pounds', 'en', ['GBP', 'EGP']],
    ['pesos', 'es', ['MXN', 'ARS', 'CLP', 'COP']],
    ['क', 'hi', []],
    ['रुपये', 'hi', ['INR']],
    ['دولار', 'ar', ['USD']],
    ['달러', 'ko', ['USD', 'CAD']],
    ['ドル', 'ja', ['USD', 'CAD']],
    ['¥', null, ['JPY', 'CNY']],
    ['bitcoin', null, ['BTC']],
  ] as const)('%s (%s) may be %j', (text, language, codes) => {
    const read = readCurrency(text, language);
    expect(read).toEqual(expect.arrayContaining([...codes]));
    if (codes.length > 0) expect(read[0]).toBe(['pesos', 'kr'].includes(text) ? read[0] : codes[0]);
    else expect(read).toEqual([]);
  });

  it.each(['ft', 'm', 'K', 'km', 'gold', 'marks', 'rights', 'Canadian', 'try', 'x'.repeat(100_000), '', 'constructor'])(
    'is not read from %j',
    (text) => {
      expect(readCurrency(text, 'en')).toEqual([]);
    },
  );
});

describe('the smallest unit', () => {
  it('has the digits of ISO 4217', () => {
    expect(['USD', 'JPY', 'KRW', 'KWD', 'CLP', 'EUR', 'BTC', 'ETH'].map(minorDigits)).toEqual([
      2, 0, 0, 3, 0, 2, 8, 18,
    ]);
  });

  it('has a name where people count it', () => {
    expect(minorUnit('USD', 'en', 1)).toEqual({ digits: 2, name: 'cent' });
    expect(minorUnit('GBP', 'de', 5)).toEqual({ digits: 2, name: 'Pence' });
    expect(minorUnit('JPY', 'en', 5)).toEqual({ digits: 0, name: null });
  });

  it('of every coin is known', () => {
    for (const code of Object.keys(COINS)) expect(minorDigits(code)).toBe(COINS[code]?.digits);
  });
});

/** Out of use before what anybody still quotes. */
const REPLACED = new Set([
  'SVC',
  'BYR',
  'LTL',
  'MRO',
  'STD',
  'VEF',
  'ZMK',
  'CHE',
  'CHW',
  'BOV',
  'COU',
  'MXV',
  'USN',
  'UYI',
  'UYW',
  'XBA',
  'XBB',
  'XBC',
  'XBD',
  'XSU',
  'XTS',
  'XUA',
  'XXX',
  'VED',
  'XPD',
  'CLF',
  'BGL',
  'HRV',
  'SLL',
]);
