import type { CurrencyHabit, MoneyHabits } from '../../amounts/money-habits';

const money = (name: string): CurrencyHabit => ({ sign: name, names: { other: name } });

/** Money in Chinese: 4.126亿美元. */
export const MONEY_ZH: MoneyHabits = {
  display: (number, scale, sign) => `${number}${scale}${sign}`,
  spoken: (number, scale, name) => `${number}${scale}${name}`,
  currencies: {
    USD: money('美元'),
    EUR: money('欧元'),
    GBP: money('英镑'),
    JPY: money('日元'),
    CNY: money('元'),
    INR: money('卢比'),
    KRW: money('韩元'),
    TRY: money('里拉'),
    CHF: money('瑞士法郎'),
    BRL: money('雷亚尔'),
    IDR: money('印尼盾'),
    MXN: money('墨西哥比索'),
    SAR: money('里亚尔'),
    AED: money('迪拉姆'),
    EGP: money('埃及镑'),
    BTC: { sign: 'BTC', names: { other: '比特币' } },
    ETH: { sign: 'ETH', names: { other: '以太币' } },
  },
};
