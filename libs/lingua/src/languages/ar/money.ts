import type { CurrencyHabit, MoneyHabits } from '../../amounts/money-habits';
import type { Plural } from '../../amounts/plural';

const NBSP = '\u00a0';

const invariant = (sign: string, name: string): CurrencyHabit => ({ sign, names: { other: name } });
const money = (sign: string, one: string, two: string, few: string, many: string): CurrencyHabit => ({
  sign,
  names: { one, two, few, many, other: one } satisfies Plural,
  afterScale: one,
});

/** Money in Arabic: 412.6 مليون $, the noun in the form that its count asks for. */
export const MONEY_AR: MoneyHabits = {
  display: (number, scale, sign) =>
    scale === '' ? `${number}${NBSP}${sign}` : `${number}${NBSP}${scale}${NBSP}${sign}`,
  spoken: (number, scale, name) => (scale === '' ? `${number} ${name}` : `${number} ${scale} ${name}`),
  withCents: (whole, cents) => `${whole} و${cents}`,
  currencies: {
    USD: {
      ...money('$', 'دولار', 'دولاران', 'دولارات', 'دولارًا'),
      cents: { one: 'سِنت', two: 'سِنتان', few: 'سِنتات', many: 'سِنتًا', other: 'سِنت' },
    },
    EUR: {
      ...invariant('€', 'يورو'),
      cents: { one: 'سِنت', two: 'سِنتان', few: 'سِنتات', many: 'سِنتًا', other: 'سِنت' },
    },
    GBP: invariant('£', 'جُنَيه إسترليني'),
    JPY: invariant('¥', 'ين'),
    CNY: invariant('CN¥', 'يوان'),
    INR: money('₹', 'روبيَّة', 'روبيَّتان', 'روبيَّات', 'روبيَّة'),
    KRW: invariant('₩', 'وون'),
    TRY: money('₺', 'لَيرَة تُركيَّة', 'لَيرَتان تُركيَّتان', 'لَيرات تُركيَّة', 'لَيرَة تُركيَّة'),
    CHF: invariant('CHF', 'فِرَنك سويسري'),
    BRL: invariant('R$', 'ريال برازيلي'),
    IDR: invariant('Rp', 'روبيَّة إندونيسيَّة'),
    MXN: invariant('MXN', 'بيزو مكسيكي'),
    SAR: money('ر.س', 'ريال', 'ريالان', 'ريالات', 'ريالًا'),
    AED: money('د.إ', 'دِرهَم', 'دِرهَمان', 'دَراهِم', 'دِرهَمًا'),
    EGP: money('ج.م', 'جُنَيه', 'جُنَيهان', 'جُنَيهات', 'جُنَيهًا'),
    BTC: { sign: 'BTC', names: { other: 'بِتكوين' } },
    ETH: { sign: 'ETH', names: { other: 'إيثِر' } },
  },
};
