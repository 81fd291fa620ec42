import type { MoneyHabits } from '../../amounts/money-habits';

const NBSP = '\u00a0';

/** Money in Brazilian Portuguese: "US$ 412,6 mi", "412,6 milhões de dólares". */
export const MONEY_PT: MoneyHabits = {
  display: (number, scale, sign) => `${sign}${NBSP}${number}${scale === '' ? '' : NBSP}${scale}`,
  spoken: (number, scale, name) => (scale === '' ? `${number} ${name}` : `${number} ${scale} de ${name}`),
  withCents: (whole, cents) => `${whole} e ${cents}`,
  // CLDR writes headings: "Dólares canadenses".
  inSentence: (name) => name.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase()),
  currencies: {
    USD: { sign: 'US$', names: { one: 'dólar', other: 'dólares' }, cents: { one: 'centavo', other: 'centavos' } },
    EUR: { sign: '€', names: { one: 'euro', other: 'euros' }, cents: { one: 'centavo', other: 'centavos' } },
    GBP: { sign: '£', names: { one: 'libra', other: 'libras' }, cents: { one: 'penny', other: 'pence' } },
    JPY: { sign: '¥', names: { one: 'iene', other: 'ienes' } },
    CNY: { sign: 'CN¥', names: { one: 'yuan', other: 'yuans' } },
    INR: { sign: '₹', names: { one: 'rúpia', other: 'rúpias' } },
    KRW: { sign: '₩', names: { one: 'won', other: 'wons' } },
    TRY: { sign: '₺', names: { one: 'lira turca', other: 'liras turcas' } },
    CHF: { sign: 'CHF', names: { one: 'franco suíço', other: 'francos suíços' } },
    BRL: { sign: 'R$', names: { one: 'real', other: 'reais' }, cents: { one: 'centavo', other: 'centavos' } },
    IDR: { sign: 'Rp', names: { one: 'rupia indonésia', other: 'rupias indonésias' } },
    MXN: { sign: 'MXN', names: { one: 'peso mexicano', other: 'pesos mexicanos' } },
    SAR: { sign: 'SAR', names: { one: 'rial saudita', other: 'riais sauditas' } },
    AED: { sign: 'AED', names: { one: 'dirham', other: 'dirhams' } },
    EGP: { sign: 'EGP', names: { one: 'libra egípcia', other: 'libras egípcias' } },
  },
};
