import type { MoneyHabits } from '../../amounts/money-habits';
import type { Plural } from '../../amounts/plural';

const NBSP = '\u00a0';

const same = (name: string): Plural => ({ other: name });
const rupees = (before: string): Plural => ({ one: `${before}रुपया`, other: `${before}रुपये` });

/** Money in Hindi: "41.26 करोड़ डॉलर". */
export const MONEY_HI: MoneyHabits = {
  display: (number, scale, sign) => {
    const amount = scale === '' ? number : `${number}${NBSP}${scale}`;
    return /\p{L}$/u.test(sign) ? `${sign}${NBSP}${amount}` : `${sign}${amount}`;
  },
  spoken: (number, scale, name) => [number, scale, name].filter((part) => part !== '').join(' '),
  withCents: (whole, cents) => `${whole} ${cents}`,
  currencies: {
    USD: { sign: '$', names: same('डॉलर'), cents: same('सेंट') },
    EUR: { sign: '€', names: same('यूरो'), cents: same('सेंट') },
    GBP: { sign: '£', names: same('पाउंड'), cents: { one: 'पेनी', other: 'पेंस' } },
    JPY: { sign: '¥', names: same('येन') },
    CNY: { sign: 'CN¥', names: same('युआन') },
    INR: { sign: '₹', names: rupees(''), cents: { one: 'पैसा', other: 'पैसे' } },
    KRW: { sign: '₩', names: same('वॉन') },
    TRY: { sign: '₺', names: same('तुर्की लीरा') },
    CHF: { sign: 'CHF', names: same('स्विस फ़्रैंक') },
    BRL: { sign: 'R$', names: same('ब्राज़ीली रियाल') },
    IDR: { sign: 'Rp', names: rupees('इंडोनेशियाई ') },
    MXN: { sign: 'MXN', names: same('मैक्सिकन पेसो') },
    SAR: { sign: 'SAR', names: same('सऊदी रियाल') },
    AED: { sign: 'AED', names: same('दिरहम') },
    EGP: { sign: 'EGP', names: same('मिस्री पाउंड') },
    BTC: { sign: 'BTC', names: { other: 'बिटकॉइन' } },
    ETH: { sign: 'ETH', names: { other: 'ईथर' } },
  },
};
