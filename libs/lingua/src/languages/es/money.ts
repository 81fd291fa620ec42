import type { MoneyHabits } from '../../amounts/money-habits';

const NBSP = '\u00a0';

/** Money in Spanish: "412,6 millones de dólares". */
export const MONEY_ES: MoneyHabits = {
  display: (number, scale, sign) =>
    `${number}${NBSP}${scale}${scale !== '' && /^\p{Lu}/u.test(sign) ? NBSP : ''}${sign}`,
  spoken: (number, scale, name) => (scale === '' ? `${number} ${name}` : `${number} ${scale} de ${name}`),
  withCents: (whole, cents) => `${whole} con ${cents}`,
  currencies: {
    USD: { sign: '$', names: { one: 'dólar', other: 'dólares' }, cents: { one: 'centavo', other: 'centavos' } },
    EUR: { sign: '€', names: { one: 'euro', other: 'euros' }, cents: { one: 'céntimo', other: 'céntimos' } },
    GBP: { sign: '£', names: { one: 'libra', other: 'libras' }, cents: { one: 'penique', other: 'peniques' } },
    JPY: { sign: '¥', names: { one: 'yen', other: 'yenes' } },
    CNY: { sign: 'CN¥', names: { one: 'yuan', other: 'yuanes' } },
    INR: { sign: '₹', names: { one: 'rupia', other: 'rupias' } },
    KRW: { sign: '₩', names: { one: 'won', other: 'wones' } },
    TRY: { sign: '₺', names: { one: 'lira turca', other: 'liras turcas' } },
    CHF: { sign: 'CHF', names: { one: 'franco suizo', other: 'francos suizos' } },
    BRL: { sign: 'R$', names: { one: 'real', other: 'reales' } },
    IDR: { sign: 'Rp', names: { one: 'rupia indonesia', other: 'rupias indonesias' } },
    MXN: { sign: 'MXN', names: { one: 'peso mexicano', other: 'pesos mexicanos' } },
    SAR: { sign: 'SAR', names: { one: 'rial saudí', other: 'riales saudíes' } },
    AED: { sign: 'AED', names: { one: 'dírham', other: 'dírhams' } },
    EGP: { sign: 'EGP', names: { one: 'libra egipcia', other: 'libras egipcias' } },
  },
};
