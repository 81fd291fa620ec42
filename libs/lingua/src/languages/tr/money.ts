import type { MoneyHabits } from '../../amounts/money-habits';
import type { Plural } from '../../amounts/plural';

const NBSP = '\u00a0';

/** Turkish nouns stay in the singular after a number. */
const same = (name: string): Plural => ({ other: name });

/** Money in Turkish: "412,6 milyon dolar". */
export const MONEY_TR: MoneyHabits = {
  display: (number, scale, sign) => [number, scale, sign].filter((part) => part !== '').join(NBSP),
  spoken: (number, scale, name) => [number, scale, name].filter((part) => part !== '').join(' '),
  withCents: (whole, cents) => `${whole} ${cents}`,
  inSentence: (name) => name.replace(/^Yeni /, 'yeni '),
  currencies: {
    USD: { sign: '$', names: same('dolar'), cents: same('sent') },
    EUR: { sign: '€', names: same('euro'), cents: same('sent') },
    GBP: { sign: '£', names: same('sterlin'), cents: same('peni') },
    JPY: { sign: '¥', names: same('yen') },
    CNY: { sign: 'CN¥', names: same('yuan') },
    INR: { sign: '₹', names: same('rupi') },
    KRW: { sign: '₩', names: same('won') },
    TRY: { sign: 'TL', names: same('lira'), cents: same('kuruş') },
    CHF: { sign: 'CHF', names: same('İsviçre frangı') },
    BRL: { sign: 'R$', names: same('real') },
    IDR: { sign: 'Rp', names: same('Endonezya rupisi') },
    MXN: { sign: 'MXN', names: same('Meksika pesosu') },
    SAR: { sign: 'SAR', names: same('Suudi riyali') },
    AED: { sign: 'AED', names: same('dirhem') },
    EGP: { sign: 'EGP', names: same('Mısır lirası') },
  },
};
