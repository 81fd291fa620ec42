import { sensesOf } from '../senses/senses';
import ISO_CODES from './currency-codes.json';

/** Coins as exchanges list them, with the digits behind their point that a price in them may need. */
export const COINS: Readonly<Record<string, { name: string; digits: number; sign?: string }>> = {
  ADA: { name: 'Cardano', digits: 6 },
  AVAX: { name: 'Avalanche', digits: 18 },
  BCH: { name: 'Bitcoin Cash', digits: 8 },
  BNB: { name: 'BNB', digits: 18 },
  BTC: { name: 'Bitcoin', digits: 8, sign: '₿' },
  DAI: { name: 'Dai', digits: 18 },
  DOGE: { name: 'Dogecoin', digits: 8 },
  DOT: { name: 'Polkadot', digits: 10 },
  ETC: { name: 'Ethereum Classic', digits: 18 },
  ETH: { name: 'Ether', digits: 18 },
  LINK: { name: 'Chainlink', digits: 18 },
  LTC: { name: 'Litecoin', digits: 8 },
  MATIC: { name: 'Matic', digits: 18 },
  SHIB: { name: 'Shiba Inu', digits: 18 },
  SOL: { name: 'Solana', digits: 9 },
  TON: { name: 'Toncoin', digits: 9 },
  TRX: { name: 'Tron', digits: 6 },
  UNI: { name: 'Uniswap', digits: 18 },
  USDC: { name: 'USD Coin', digits: 6 },
  USDT: { name: 'Tether', digits: 6 },
  WBTC: { name: 'Wrapped Bitcoin', digits: 8 },
  WETH: { name: 'Wrapped Ether', digits: 18 },
  XLM: { name: 'Stellar', digits: 7 },
  XMR: { name: 'Monero', digits: 12 },
  XRP: { name: 'XRP', digits: 6 },
};

/** Every code that is known here: ISO 4217 and coins. */
export const CURRENCY_CODES: readonly string[] = [...ISO_CODES, ...Object.keys(COINS)];

const CODES: ReadonlySet<string> = new Set(CURRENCY_CODES);

/**
 * Codes that are a currency in capitals only. The same letters are, in lower or Title case, a word of some language that
 * keys are written in ("try", "cup", "mur", "link"), or an abbreviation that more keys mean than the currency
 * (`std` is a deviation, `sek` seconds, `irr` a rate of return, `cad` drawings, `bsd` a system, `sdg` a goal).
 */
const WORDS_IN_SMALL_LETTERS: ReadonlySet<string> = new Set(
  (
    'ADA ALL AMD ANG AWG BAM BOB BSD CAD CDF COP CRC CUC CUP CVE DOT ERN ETC GEL GIP ILS IRR JOD KGS LAK LINK MAD MOP MRO MUR NAD NIO ' +
    'OMR PAB PEN PHP RON RUB SAR SCR SDG SEK SHP SLE SLL SOL SOS SSP STD TMT TON TOP TRY UNI VES WST'
  ).split(' '),
);

/** Names that mean one currency, or one above all others, whatever the language of the key. */
const NAMES: ReadonlyMap<string, string> = new Map(
  Object.entries({
    USD: '$ dollar dollars dólar dólares dolar dollaro dollari dolares usdollar usdollars us$ ドル 米ドル 달러 美元 美金 डॉलर دولار',
    EUR: '€ euro euros avro ユーロ 유로 欧元 यूरो يورو',
    GBP: '£ sterling gbpounds sterlin sterline poundsterling ポンド 파운드 英镑 पाउंड إسترليني',
    JPY: '¥ yen yens iene ienes yenes 円 엔 日元 येन',
    CNY: 'cn¥ rmb renminbi yuan yuans yuanes 人民币 元 위안 युआन يوان',
    INR: '₹ rupee rupees rupien roupies रुपये रुपया रुपए रुपयों',
    KRW: '₩ 원 韩元 ウォン',
    TRY: '₺ tl lira liras lirası',
    BRL: 'r$ reais レアル 헤알',
    IDR: 'rp rupiah',
    ILS: '₪ shekel shekels sheqel schekel',
    PLN: 'złoty zloty złotych zlotys złote',
    CZK: 'kč koruna korun',
    HUF: 'forint forints',
    RUB: '₽ ruble rubles rouble roubles rubel rublo rublos rubli',
    UAH: '₴ hryvnia hryvnias',
    THB: '฿ baht บาท',
    VND: '₫ đồng',
    PHP: '₱',
    NGN: '₦ naira',
    KZT: '₸ tenge',
    GEL: '₾',
    MYR: 'ringgit',
    KES: 'ksh',
    BDT: '৳ taka',
    CHF: 'franken sfr',
    AZN: '₼ manat',
    AMD: '֏',
    MNT: '₮ tugrik',
    LAK: '₭',
    CRC: '₡',
    PYG: '₲ guaraní guaraníes',
    GHS: '₵ cedi cedis',
    BTC: '₿ bitcoin bitcoins xbt',
    ETH: 'ether ethereum',
    LTC: 'litecoin',
    DOGE: 'dogecoin',
    SOL: 'solana',
    USDT: 'tether',
    ADA: 'cardano',
  }).flatMap(([code, names]) => names.split(' ').map((name) => [name, code] as const)),
);

/** Whether a text is a code in capitals: `USD`, `BTC`. */
export function isCurrencyCode(text: string): boolean {
  return CODES.has(text);
}

/**
 * The currency that one word of a key or heading states: its code in capitals, in lower or in Title case, its sign or a name
 * that no other currency bears. "dollars" are those of the United States. Codes that are words as well (`try`, `top`, `all`)
 * count in capitals only: lower a key that is in capitals throughout before asking.
 */
export function currencyOfToken(token: string): string | null {
  if (token.length > LONGEST_TOKEN) return null;
  if (CODES.has(token)) return token;
  const upper = token.toUpperCase();
  const lower = token.toLowerCase();
  const isOneCase = token === lower || token === upper[0] + lower.slice(1);
  if (CODES.has(upper) && isOneCase && !WORDS_IN_SMALL_LETTERS.has(upper)) return upper;
  return NAMES.get(lower.normalize('NFKC')) ?? null;
}

const LONGEST_TOKEN = 16;

/** The currency that a token of a name means. ALL of `{rows, ALL: {admitted}}` is what they add up to, and hardly ever Albanian money. */
export function currencyInName(token: string): string | null {
  const saysTotal = CODES.has(token) && sensesOf(token).some((sense) => sense.as === 'role' && sense.role === 'total');
  return saysTotal ? null : currencyOfToken(token);
}
