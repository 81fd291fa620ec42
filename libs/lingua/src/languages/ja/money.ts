import type { CurrencyHabit, MoneyHabits } from '../../amounts/money-habits';

const NBSP = '\u00a0';

const coin = (name: string, cents?: string): CurrencyHabit => ({
  sign: name,
  names: { other: name },
  ...(cents ? { cents: { other: cents } } : {}),
});

/** Kanji in CLDR's names, as they are said: a voice would call each of them a Chinese letter. The longer come first. */
const KANA = new Map([
  ['特別引き出し権', 'トクベツヒキダシケン'],
  ['北朝鮮', 'キタチョウセン'],
  ['人民元', 'ジンミンゲン'],
  ['中央', 'チュウオウ'],
  ['中国', 'チュウゴク'],
  ['兌換', 'ダカン'],
  ['台湾', 'タイワン'],
  ['英国', 'エイコク'],
  ['諸島', 'ショトウ'],
  ['韓国', 'カンコク'],
  ['香港', 'ホンコン'],
  ['南', 'ミナミ'],
  ['新', 'シン'],
  ['東', 'ヒガシ'],
  ['米', 'ベイ'],
  ['西', 'ニシ'],
  ['金', 'キン'],
  ['銀', 'ギン'],
  ['領', 'リョウ'],
]);

function inKana(name: string): string {
  return [...KANA].reduce((said, [kanji, kana]) => said.replaceAll(kanji, kana), name.replaceAll(' ', ''));
}

/** Coins in kana: no voice reads their Latin names. */
const COINS: Readonly<Record<string, CurrencyHabit>> = Object.fromEntries(
  Object.entries({
    ADA: 'カルダノ',
    AVAX: 'アバランチ',
    BCH: 'ビットコインキャッシュ',
    BNB: 'ビーエヌビー',
    BTC: 'ビットコイン',
    DAI: 'ダイ',
    DOGE: 'ドージコイン',
    DOT: 'ポルカドット',
    ETC: 'イーサリアムクラシック',
    ETH: 'イーサ',
    LINK: 'チェーンリンク',
    LTC: 'ライトコイン',
    MATIC: 'マティック',
    SHIB: 'シバイヌ',
    SOL: 'ソラナ',
    TON: 'トンコイン',
    TRX: 'トロン',
    UNI: 'ユニスワップ',
    USDC: 'ユーエスディーコイン',
    USDT: 'テザー',
    WBTC: 'ラップドビットコイン',
    WETH: 'ラップドイーサ',
    XLM: 'ステラ',
    XMR: 'モネロ',
    XRP: 'エックスアールピー',
  }).map(([code, name]) => [code, { sign: code, names: { other: name } }]),
);

/** Money in Japanese: "4億1260万ドル", and in the voice katakana that no dictionary cuts apart. */
export const MONEY_JA: MoneyHabits = {
  display: (number, scale, sign) => `${number}${scale}${/^[A-Z]/.test(sign) ? NBSP : ''}${sign}`,
  spoken: (number, scale, name) => `${number}${scale}${name}`.replace(/ヨンエン$/, 'ヨエン'),
  withCents: (whole, cents) => `${whole}${cents}`,
  inSentence: inKana,
  currencies: {
    USD: coin('ドル', 'セント'),
    EUR: coin('ユーロ', 'セント'),
    GBP: coin('ポンド', 'ペンス'),
    JPY: { sign: '円', names: { other: 'エン' } },
    CNY: { sign: '元', names: { other: 'ゲン' } },
    INR: coin('ルピー'),
    KRW: coin('ウォン'),
    TRY: coin('トルコリラ'),
    CHF: coin('スイスフラン'),
    BRL: coin('レアル'),
    IDR: coin('ルピア'),
    MXN: coin('メキシコペソ'),
    SAR: coin('サウジリヤル'),
    AED: coin('ディルハム'),
    EGP: coin('エジプトポンド'),
    ...COINS,
  },
};
