import type { CurrencyHabit, MoneyHabits } from '../../amounts/money-habits';

const NBSP = '\u00a0';

/** A currency whose name is the same for one and many. */
function named(sign: string, name: string, cent?: string): CurrencyHabit {
  return { sign, names: { other: name }, ...(cent === undefined ? {} : { cents: { other: cent } }) };
}

/** Signs that are letters stand apart from the number: "Rp15.000", but "CHF 12". */
function signed(sign: string): string {
  return /^[A-Z]{3}$/.test(sign) ? `${sign}${NBSP}` : sign;
}

/** Money in Indonesian: "$412,6 juta", "412,6 juta dolar". */
export const MONEY_ID: MoneyHabits = {
  display: (number, scale, sign) => `${signed(sign)}${number}${scale === '' ? '' : `${NBSP}${scale}`}`,
  spoken: (number, scale, name) => (scale === '' ? `${number} ${name}` : `${number} ${scale} ${name}`),
  withCents: (whole, cents) => `${whole} ${cents}`,
  // CLDR writes headings: "Dolar Kanada", "Shekel Baru Israel".
  inSentence: (name) => name.replace(/^\p{Lu}(?=\p{Ll})| Baru /gu, (letters) => letters.toLowerCase()),
  currencies: {
    USD: named('$', 'dolar', 'sen'),
    EUR: named('€', 'euro', 'sen'),
    GBP: named('£', 'poundsterling', 'peni'),
    JPY: named('¥', 'yen'),
    CNY: named('CN¥', 'yuan'),
    INR: named('₹', 'rupee'),
    KRW: named('₩', 'won'),
    TRY: named('₺', 'lira'),
    CHF: named('CHF', 'franc Swiss'),
    BRL: named('R$', 'real'),
    IDR: named('Rp', 'rupiah'),
    MXN: named('MXN', 'peso Meksiko'),
    SAR: named('SAR', 'riyal Saudi'),
    AED: named('AED', 'dirham'),
    EGP: named('EGP', 'pound Mesir'),
  },
};
