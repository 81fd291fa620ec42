import type { CurrencyHabit, MoneyHabits } from '../../amounts/money-habits';

const coin = (sign: string, one: string, other: string, cent?: string, cents?: string): CurrencyHabit => ({
  sign,
  names: { one, other },
  ...(cents === undefined ? {} : { cents: { ...(cent === undefined ? {} : { one: cent }), other: cents } }),
});

/** Signs that are letters stand apart from the number: "CHF 12", but "US$12". */
function signed(sign: string): string {
  return /\p{L}$/u.test(sign) ? `${sign} ` : sign;
}

/** Money in English: "$412.6M", "412.6 million dollars". */
export const MONEY_EN: MoneyHabits = {
  display: (number, scale, sign) => `${signed(sign)}${number}${scale}`,
  spoken: (number, scale, name) => [number, scale, name].filter((part) => part !== '').join(' '),
  withCents: (whole, cents) => `${whole} and ${cents}`,
  currencies: {
    USD: coin('$', 'dollar', 'dollars', 'cent', 'cents'),
    EUR: coin('€', 'euro', 'euros', 'cent', 'cents'),
    GBP: coin('£', 'pound', 'pounds', 'penny', 'pence'),
    JPY: coin('¥', 'yen', 'yen'),
    INR: coin('₹', 'rupee', 'rupees', 'paisa', 'paise'),
    KRW: coin('₩', 'won', 'won'),
    TRY: coin('₺', 'lira', 'lira', 'kurush', 'kurush'),
    CHF: coin('CHF', 'franc', 'francs', 'rappen', 'rappen'),
    CNY: coin('CN¥', 'yuan', 'yuan', 'fen', 'fen'),
    BRL: coin('R$', 'real', 'reais', 'centavo', 'centavos'),
    CAD: coin('C$', 'Canadian dollar', 'Canadian dollars', 'cent', 'cents'),
    AUD: coin('A$', 'Australian dollar', 'Australian dollars', 'cent', 'cents'),
    MXN: coin('MX$', 'peso', 'pesos', 'centavo', 'centavos'),
    SEK: coin('SEK', 'krona', 'kronor', 'öre', 'öre'),
    NOK: coin('NOK', 'krone', 'kroner', 'øre', 'øre'),
    DKK: coin('DKK', 'krone', 'kroner', 'øre', 'øre'),
    PLN: coin('PLN', 'zloty', 'zloty', 'grosz', 'groszy'),
    IDR: coin('Rp', 'rupiah', 'rupiah'),
    ZAR: coin('ZAR', 'rand', 'rand', 'cent', 'cents'),
  },
};
