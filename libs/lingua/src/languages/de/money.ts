import type { MoneyHabits } from '../../amounts/money-habits';
import type { Plural } from '../../amounts/plural';

const NBSP = '\u00a0';

/** A noun that takes "eine" rather than "ein" when there is one of it. */
function one(name: string): string {
  return /(ion|iarde|Rupie|Lira|e)$/.test(name) ? 'eine' : 'ein';
}

const same = (name: string): Plural => ({ other: name });

/** Money in German: "412,6 Millionen Dollar". */
export const MONEY_DE: MoneyHabits = {
  display: (number, scale, sign) => [number, scale, sign].filter((part) => part !== '').join(NBSP),
  spoken: (number, scale, name) => {
    const count = number === '1' ? one(scale || name) : number;
    return [count, scale, name].filter((part) => part !== '').join(' ');
  },
  withCents: (whole, cents) => `${whole} und ${cents}`,
  // CLDR writes headings: "Polnische Złoty". What ends otherwise is a name: "Schweizer Franken".
  inSentence: (name) =>
    name.replace(/(?<=^| )(?:\p{Lu}\p{L}*sche|Neue|Konvertible)[rs]?(?= )/gu, (adjective) => adjective.toLowerCase()),
  currencies: {
    USD: { sign: '$', names: same('Dollar'), cents: same('Cent') },
    EUR: { sign: '€', names: same('Euro'), cents: same('Cent') },
    GBP: { sign: '£', names: same('Pfund'), cents: { one: 'Penny', other: 'Pence' } },
    JPY: { sign: '¥', names: same('Yen') },
    CNY: { sign: 'CN¥', names: same('Yuan') },
    INR: { sign: '₹', names: { one: 'Rupie', other: 'Rupien' } },
    KRW: { sign: '₩', names: same('Won') },
    TRY: { sign: '₺', names: { one: 'türkische Lira', other: 'türkische Lira' } },
    CHF: { sign: 'CHF', names: { one: 'Schweizer Franken', other: 'Schweizer Franken' } },
    BRL: { sign: 'R$', names: { one: 'Real', other: 'Reais' } },
    IDR: { sign: 'Rp', names: { one: 'indonesische Rupie', other: 'indonesische Rupien' } },
    MXN: { sign: 'MXN', names: { one: 'mexikanischer Peso', other: 'mexikanische Pesos' } },
    SAR: { sign: 'SAR', names: { one: 'saudischer Riyal', other: 'saudische Riyal' } },
    AED: { sign: 'AED', names: same('Dirham') },
    EGP: { sign: 'EGP', names: { one: 'ägyptisches Pfund', other: 'ägyptische Pfund' } },
  },
};
