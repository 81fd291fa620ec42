import { smallNumber } from './numbers.en';

/** Abbreviations that are said as words, and words that are written in a way no voice reads well. */
const AS_SAID = new Map<string, string>(
  Object.entries({
    DeFi: 'dee fie',
    DefiLlama: 'Defy Llama',
    DeFiLlama: 'Defy Llama',
    NASA: 'nassa',
    NATO: 'nato',
    UNESCO: 'unesco',
    NASDAQ: 'nasdaq',
    SaaS: 'sass',
    Aave: 'ah-vay',
    ETH: 'eeth',
    LINK: 'link',
    AERO: 'aero',
    PENDLE: 'pendle',
    ARB: 'arb',
    OP: 'O P',
    SOL: 'sol',
    COVID: 'covid',
    vs: 'versus',
    'vs.': 'versus',
    '&': 'and',
    '/': 'or',
    MWh: 'megawatt hour',
    kWh: 'kilowatt hour',
    GWh: 'gigawatt hour',
    'P/E': 'P E',
    CO2: 'C O two',
    VO2: 'V O two',
  }),
);

const WORDS_IN_CAPITALS = new Set(
  'THE AND FOR NEW OLD ALL TOP ONE TWO OF IN ON TO AT BY IS IT BIG NOW OUT UP'.split(' '),
);

const VOWEL = /[AEIOUY]/g;

/**
 * How a word is said: "USDC" as letters, "@nightowl" without its sign, "rates.example" with its dot.
 * Punctuation at its ends is kept; emoji and quotation ornaments fall away.
 */
export function pronounceEnglish(word: string): string {
  const match = /^([^\p{L}\p{N}@&/]*)(.*?)([^\p{L}\p{M}\p{N}]*)$/u.exec(word);
  const core = match?.[2] ?? word;
  const tail = (match?.[3] ?? '').replace(/^%/, ' percent').replace(/[^.,!?;:\p{L} ]/gu, '');
  if (core === '') return '';
  return sayCore(core) + tail.replace(/^\.{2,}/, ',');
}

function sayCore(core: string): string {
  const known = AS_SAID.get(core);
  if (known) return known;
  if (core.startsWith('@')) return core.slice(1).replace(/[_.]/g, ' ');
  const url = core.replace(/^https?:\/\/(www\.)?/, '').replace(/\/$/, '');
  if (/^[\w-]+(\.[\w-]+)*\.[a-z]{2,}(\/\S*)?$/i.test(url) && !/^[A-Z]\.[A-Z]/.test(url)) return sayLink(url);
  if (/^v\d+$/.test(core)) return `v ${core.slice(1)}`;
  if (/^[A-Z]{2,6}\d?$/.test(core) && !WORDS_IN_CAPITALS.has(core) && isSpelled(core)) return core.split('').join(' ');
  if (/^[A-Z]{4,}$/.test(core)) return core.toLowerCase();
  const counted = /^(\d{1,2})-(\p{L}.*)$/u.exec(core);
  if (counted) return `${smallNumber(Number(counted[1]))}-${sayCore(counted[2] ?? '')}`;
  if (/^[A-Z]{3}\/[A-Z]{3}$/.test(core)) return core.split('/').map(sayCurrency).join(' to ');
  if (core.includes('-'))
    return core
      .split('-')
      .map((part) => (part === '' ? '' : sayCore(part)))
      .join('-');
  return core.replace(/[\p{Extended_Pictographic}\ufe0f\u200d]/gu, '');
}

const CURRENCY_NAMES = new Map([
  ['USD', 'dollar'],
  ['EUR', 'euro'],
  ['GBP', 'pound'],
  ['JPY', 'yen'],
  ['CHF', 'Swiss franc'],
]);

/** A pair of currencies is said by name: "euro to dollar". */
function sayCurrency(code: string): string {
  return CURRENCY_NAMES.get(code) ?? code.split('').join(' ');
}

function sayLink(url: string): string {
  return url.replace(/\./g, ' dot ').replace(/\//g, ' slash ').replace(/[-_]/g, ' ').replace(/\s+/g, ' ').trim();
}

/** Capitals of up to five letters are read out, unless they look like a word in capitals. */
function isSpelled(word: string): boolean {
  const vowels = word.match(VOWEL)?.length ?? 0;
  return word.length <= 3 || vowels <= 1;
}
