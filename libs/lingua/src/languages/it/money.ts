import type { MoneyHabits } from '../../amounts/money-habits';

const NBSP = '\u00a0';

/** "un dollaro", "una sterlina", "un milione": the voice would read the digit as "uno". */
function sayOne(number: string, next: string): string {
  return number === '1' ? (/^\p{L}+a(?:\s|$)/u.test(next) ? 'una' : 'un') : number;
}

/** Money in Italian: "412,6 milioni di dollari". */
export const MONEY_IT: MoneyHabits = {
  display: (number, scale, sign) =>
    scale === '' ? `${number}${NBSP}${sign}` : `${number}${NBSP}${scale}${NBSP}${sign}`,
  spoken: (number, scale, name) =>
    scale === '' ? `${sayOne(number, name)} ${name}` : `${sayOne(number, scale)} ${scale} di ${name}`,
  withCents: (whole, cents) => `${whole} e ${cents}`,
  currencies: {
    USD: { sign: '$', names: { one: 'dollaro', other: 'dollari' }, cents: { one: 'centesimo', other: 'centesimi' } },
    EUR: { sign: '€', names: { one: 'euro', other: 'euro' }, cents: { one: 'centesimo', other: 'centesimi' } },
    GBP: { sign: '£', names: { one: 'sterlina', other: 'sterline' }, cents: { one: 'penny', other: 'penny' } },
    JPY: { sign: '¥', names: { one: 'yen', other: 'yen' } },
    CNY: { sign: 'CN¥', names: { one: 'yuan', other: 'yuan' } },
    INR: { sign: '₹', names: { one: 'rupia', other: 'rupie' } },
    KRW: { sign: '₩', names: { one: 'won', other: 'won' } },
    TRY: { sign: '₺', names: { one: 'lira turca', other: 'lire turche' } },
    CHF: { sign: 'CHF', names: { one: 'franco svizzero', other: 'franchi svizzeri' } },
    BRL: { sign: 'R$', names: { one: 'real', other: 'real' } },
    IDR: { sign: 'Rp', names: { one: 'rupia indonesiana', other: 'rupie indonesiane' } },
    MXN: { sign: 'MXN', names: { one: 'peso messicano', other: 'pesos messicani' } },
    SAR: { sign: 'SAR', names: { one: 'riyal saudita', other: 'riyal sauditi' } },
    AED: { sign: 'AED', names: { one: 'dirham', other: 'dirham' } },
    EGP: { sign: 'EGP', names: { one: 'lira egiziana', other: 'lire egiziane' } },
  },
};
