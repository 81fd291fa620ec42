import type { CurrencyHabit, MoneyHabits } from '../../amounts/money-habits';

const coin = (name: string, cents?: string): CurrencyHabit => ({
  sign: name,
  names: { other: name },
  ...(cents ? { cents: { other: cents } } : {}),
});

/** Coins in Hangul: no voice reads their Latin names. */
const COINS: Readonly<Record<string, CurrencyHabit>> = Object.fromEntries(
  Object.entries({
    ADA: '카르다노',
    AVAX: '아발란체',
    BCH: '비트코인캐시',
    BNB: '비엔비',
    BTC: '비트코인',
    DAI: '다이',
    DOGE: '도지코인',
    DOT: '폴카닷',
    ETC: '이더리움 클래식',
    ETH: '이더',
    LINK: '체인링크',
    LTC: '라이트코인',
    MATIC: '매틱',
    SHIB: '시바이누',
    SOL: '솔라나',
    TON: '톤코인',
    TRX: '트론',
    UNI: '유니스왑',
    USDC: '유에스디코인',
    USDT: '테더',
    WBTC: '랩트 비트코인',
    WETH: '랩트 이더',
    XLM: '스텔라',
    XMR: '모네로',
    XRP: '엑스알피',
  }).map(([code, name]) => [code, { sign: code, names: { other: name } }]),
);

/** Money in Korean: "4억 1260만 달러". */
export const MONEY_KO: MoneyHabits = {
  display: (number, scale, sign) => `${number}${scale}${sign}`,
  spoken: (number, scale, name) => `${number}${scale} ${name}`,
  withCents: (whole, cents) => `${whole} ${cents}`,
  currencies: {
    USD: coin('달러', '센트'),
    EUR: coin('유로', '센트'),
    GBP: coin('파운드', '펜스'),
    JPY: coin('엔'),
    CNY: coin('위안'),
    INR: coin('루피'),
    KRW: coin('원'),
    TRY: coin('튀르키예 리라'),
    CHF: coin('스위스 프랑'),
    BRL: coin('헤알'),
    IDR: coin('루피아'),
    MXN: coin('멕시코 페소'),
    SAR: coin('사우디 리얄'),
    AED: coin('디르함'),
    EGP: coin('이집트 파운드'),
    ...COINS,
  },
};
