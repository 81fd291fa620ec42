import type { MoneyHabits } from '../../amounts/money-habits';

const NBSP = '\u00a0';

/** Money in French: "412,6 millions de dollars", "2 400 milliards d’euros". */
export const MONEY_FR: MoneyHabits = {
  display: (number, scale, sign) =>
    `${number}${NBSP}${scale}${scale !== '' && /^\p{Lu}/u.test(sign) ? NBSP : ''}${sign}`,
  spoken: (number, scale, name) => {
    if (scale === '') return `${number} ${name}`;
    return /^[aeiou]/i.test(name) ? `${number} ${scale} d’${name}` : `${number} ${scale} de ${name}`;
  },
  withCents: (whole, cents) => `${whole} et ${cents}`,
  currencies: {
    USD: { sign: '$', names: { one: 'dollar', other: 'dollars' }, cents: { one: 'centime', other: 'centimes' } },
    EUR: { sign: '€', names: { one: 'euro', other: 'euros' }, cents: { one: 'centime', other: 'centimes' } },
    GBP: { sign: '£', names: { one: 'livre', other: 'livres' }, cents: { one: 'penny', other: 'pence' } },
    JPY: { sign: '¥', names: { one: 'yen', other: 'yens' } },
    CNY: { sign: 'CN¥', names: { one: 'yuan', other: 'yuans' } },
    INR: { sign: '₹', names: { one: 'roupie', other: 'roupies' } },
    KRW: { sign: '₩', names: { one: 'won', other: 'wons' } },
    TRY: { sign: '₺', names: { one: 'livre turque', other: 'livres turques' } },
    CHF: {
      sign: 'CHF',
      names: { one: 'franc suisse', other: 'francs suisses' },
      cents: { one: 'centime', other: 'centimes' },
    },
    BRL: { sign: 'R$', names: { one: 'réal', other: 'réaux' }, cents: { one: 'centime', other: 'centimes' } },
    IDR: { sign: 'Rp', names: { one: 'roupie indonésienne', other: 'roupies indonésiennes' } },
    MXN: { sign: 'MXN', names: { one: 'peso mexicain', other: 'pesos mexicains' } },
    SAR: { sign: 'SAR', names: { one: 'riyal saoudien', other: 'riyals saoudiens' } },
    AED: { sign: 'AED', names: { one: 'dirham des Émirats', other: 'dirhams des Émirats' } },
    EGP: { sign: 'EGP', names: { one: 'livre égyptienne', other: 'livres égyptiennes' } },
  },
};
