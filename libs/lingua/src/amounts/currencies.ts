import type { LanguageCode } from '../language-code';
import { COINS, CURRENCY_CODES, currencyOfToken, isCurrencyCode } from './currency-codes';
import { foldWord } from '../fold-word';
import type { CurrencyEntry } from './currency-names';
import { AMOUNT_HABITS } from './language-habits';
import { generatedCurrencies } from '../languages/generated-names';
import { pluralOf } from './plural';

/** Signs that several currencies share. Null: none of them is meant more often than the others. */
const SHARED_SIGNS: ReadonlyMap<string, { likeliest: string | null; codes: string }> = new Map(
  Object.entries({
    $: { likeliest: 'USD', codes: 'USD CAD AUD NZD SGD HKD TWD MXN ARS CLP COP UYU DOP JMD TTD NAD FJD BSD BBD BZD' },
    '£': { likeliest: 'GBP', codes: 'GBP EGP LBP SYP SDG GIP FKP SHP' },
    '¥': { likeliest: 'JPY', codes: 'JPY CNY CNH' },
    '₩': { likeliest: 'KRW', codes: 'KRW KPW' },
    kr: { likeliest: null, codes: 'SEK NOK DKK ISK' },
    rs: { likeliest: 'INR', codes: 'INR PKR LKR NPR MUR SCR' },
    '₨': { likeliest: 'INR', codes: 'INR PKR LKR NPR MUR SCR' },
    fr: { likeliest: 'CHF', codes: 'CHF XAF XOF XPF' },
    元: { likeliest: 'CNY', codes: 'CNY CNH TWD HKD' },
    圓: { likeliest: 'TWD', codes: 'TWD HKD' },
    fcfa: { likeliest: null, codes: 'XOF XAF' },
    lei: { likeliest: 'RON', codes: 'RON MDL' },
  }),
);

/** Signs of one currency each. Letters count as they are written here: "Ft" are forints and "ft" feet. */
const SIGNS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    USD: 'US$ USD$ U$S U$D $US us$',
    CAD: 'C$ CA$ CAD$ Can$ $CA',
    AUD: 'A$ AU$ AUD$',
    NZD: 'NZ$ NZD$',
    HKD: 'HK$ HKD$',
    TWD: 'NT$ NTD TWD$',
    SGD: 'S$ SG$ SGD$',
    MXN: 'MX$ MXN$ Mex$',
    BRL: 'R$ r$ BRL$',
    CNY: 'CN¥ RMB¥ RMB rmb',
    JPY: 'JP¥ 円',
    KRW: '원',
    TRY: 'TL',
    IDR: 'Rp Rp. rp',
    MYR: 'RM',
    CZK: 'Kč kč',
    PLN: 'zł zł. zl ZŁ',
    HUF: 'Ft Ft.',
    RSD: 'дин дин. din.',
    MKD: 'ден ден.',
    DKK: 'Dkr',
    SEK: 'Skr',
    NOK: 'Nkr',
    CHF: 'SFr SFr. sFr sFr. Sfr.',
    KES: 'KSh Ksh KShs Kshs',
    UGX: 'USh',
    TZS: 'TSh',
    PEN: 'S/ S/.',
    BOB: 'Bs Bs.',
    SAR: 'ر.س ر.س.',
    AED: 'د.إ د.إ. Dhs',
    EGP: 'ج.م ج.م. E£',
    RUB: 'руб руб.',
  }).flatMap(([code, signs]) => signs.split(' ').map((sign) => [sign, code] as const)),
);

/** Metals are quoted in currencies, and "gold" alone is no money. */
const METALS: ReadonlySet<string> = new Set(['XAG', 'XAU', 'XPD', 'XPT']);
/** Their kinds are other words: marks of an exam, rights, gold. */
const NO_KIND: ReadonlySet<string> = new Set(['BAM', 'XDR', 'ZWG']);
/** Names that are other things as well: a weight, books, games that were won. No reader takes them for one currency at once. */
const OTHER_WORDS: ReadonlySet<string> = new Set('pound pounds pfund livre livres libra libras pound won'.split(' '));
/** What stands behind an amount and never before it, where it is another word. */
const NEVER_BEFORE: ReadonlySet<string> = new Set(['fr', 'lei', 'bs', 'din']);
/** Codes that headlines write before a number: "TOP 10", "CUP 2026". */
const HEADLINES: ReadonlySet<string> = new Set(['ALL', 'CUP', 'DOT', 'LINK', 'SOS', 'TON', 'TOP']);
const LONGEST = 60;

/**
 * Every currency that a sign, a code or a name may state, the likeliest first: "$" is USD and all other dollars, "kr" four
 * crowns, "dólares" in Spanish. Names are read in the given language and in English. Empty for what is no currency.
 */
export function readCurrency(text: string, language?: LanguageCode | null): string[] {
  return [...new Set(currencyReadings(text, language).all)];
}

/** The currencies that a reader would take a text for: one, or several where none is likelier than the others. */
export function likelyCurrencies(text: string, language?: LanguageCode | null): string[] {
  const { likely, all } = currencyReadings(text, language);
  return [...new Set(likely ?? all)];
}

/**
 * The currencies of what stands before an amount: a sign or a code, for no language puts a name there but "Euro". Words that
 * headlines write in capitals count only where `isAmount` says that the digits are no bare count.
 */
export function currencyBefore(text: string, isAmount: boolean, language?: LanguageCode | null): string[] {
  const word = foldWord(text);
  if (NEVER_BEFORE.has(word) || (HEADLINES.has(text) && !isAmount)) return [];
  const token = currencyOfToken(text);
  const isSign =
    SHARED_SIGNS.has(word) || SIGNS.has(text) || /\p{Sc}/u.test(text) || signOf(text, language) !== undefined;
  const isCode = token !== null && (text.toUpperCase() === token || word === 'euro');
  return isSign || isCode ? likelyCurrencies(text, language) : [];
}

interface CurrencyReadings {
  all: readonly string[];
  /** Null where all are as likely. */
  likely: readonly string[] | null;
}

const NOTHING: CurrencyReadings = { all: [], likely: null };

function currencyReadings(text: string, language?: LanguageCode | null): CurrencyReadings {
  const trimmed = text.length > LONGEST ? '' : text.replace(/\s/gu, ' ').trim();
  if (trimmed === '') return NOTHING;
  if (isCurrencyCode(trimmed)) return { all: [trimmed], likely: null };
  const word = foldWord(trimmed);
  const shared = SHARED_SIGNS.get(word);
  if (shared) {
    const codes = shared.codes.split(' ');
    const likeliest = word === '¥' && language === 'zh' ? 'CNY' : shared.likeliest;
    return likeliest === null ? { all: codes, likely: null } : { all: [likeliest, ...codes], likely: [likeliest] };
  }
  const sign = SIGNS.get(trimmed) ?? narrowSigns().get(word) ?? signOf(trimmed, language);
  if (sign !== undefined) return { all: [sign], likely: null };
  const inLanguage = language ? nameIndex(language).get(word) : undefined;
  const named = inLanguage ?? nameIndex('en').get(word);
  const token = currencyOfToken(trimmed);
  if (named) {
    if (OTHER_WORDS.has(word)) return { all: named.codes, likely: null };
    const likeliest = named.likeliest ?? (token !== null && named.codes.includes(token) ? token : null);
    return likeliest === null
      ? { all: named.codes, likely: null }
      : { all: [likeliest, ...named.codes], likely: [likeliest] };
  }
  return token === null ? NOTHING : { all: [token], likely: null };
}

/** The sign on screen: "€", "US$"; the code where the language has no sign for it. */
export function currencySign(code: string, language: LanguageCode): string {
  const { money } = AMOUNT_HABITS[language];
  const known: CurrencyEntry | undefined = generatedCurrencies(language)[code];
  return money.currencies[code]?.sign ?? known?.['sign'] ?? code;
}

/** The offshore yuan is a yuan to everybody who hears of it. */
const SAID_AS: ReadonlyMap<string, string> = new Map([['CNH', 'CNY']]);

/** The name as it is said with a count: "dollars", "złoty". A coin goes by its own name in every language. */
export function currencyName(code: string, language: LanguageCode, count: number): string {
  const { money } = AMOUNT_HABITS[language];
  const habit = money.currencies[SAID_AS.get(code) ?? code];
  if (habit) return pluralOf(habit.names, count, language);
  const known: CurrencyEntry | undefined = generatedCurrencies(language)[code];
  if (!known) return COINS[code]?.name ?? code;
  const name = pluralOf(known, count, language);
  return money.inSentence?.(name) ?? name;
}

/** ISO 4217's minor units other than two digits. */
const DIGITS: ReadonlyMap<string, number> = new Map(
  Object.entries({
    0: 'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX VND VUV XAF XOF XPF',
    3: 'BHD IQD JOD KWD LYD OMR TND',
  }).flatMap(([digits, codes]) => codes.split(' ').map((code) => [code, Number(digits)] as const)),
);

/**
 * The smallest unit of a currency: how many digits it has behind the point by ISO 4217 (coins: on their chain), and its
 * name with a count, null where the language does not count it.
 */
export function minorUnit(
  code: string,
  language: LanguageCode,
  count: number,
): { digits: number; name: string | null } {
  const { cents } = AMOUNT_HABITS[language].money.currencies[code] ?? {};
  return {
    digits: minorDigits(code),
    name: cents === undefined ? null : pluralOf(cents, count, language),
  };
}

/** How many digits of an amount in a currency's smallest unit stand behind the point: 2 of cents, 0 of yen. */
export function minorDigits(code: string): number {
  return DIGITS.get(code) ?? COINS[code]?.digits ?? 2;
}

interface NamedCurrencies {
  codes: readonly string[];
  likeliest: string | null;
}

const INDEXES = new Map<LanguageCode, ReadonlyMap<string, NamedCurrencies>>();

function nameIndex(language: LanguageCode): ReadonlyMap<string, NamedCurrencies> {
  let index = INDEXES.get(language);
  if (!index) INDEXES.set(language, (index = buildIndex(language)));
  return index;
}

/** Languages that put the kind of money first: "dólar canadiense". */
const KIND_FIRST: ReadonlySet<LanguageCode> = new Set(['es', 'pt', 'fr', 'it', 'id', 'ar']);

/** Full names ("Canadian dollars"), the house's own names, and kinds that several currencies share ("dollars"). */
function buildIndex(language: LanguageCode): ReadonlyMap<string, NamedCurrencies> {
  const { money, numerals } = AMOUNT_HABITS[language];
  const currencies = generatedCurrencies(language);
  const full = new Map<string, Set<string>>();
  const kinds = new Map<string, Set<string>>();
  const add = (index: Map<string, Set<string>>, name: string, code: string): void => {
    const word = foldWord(name);
    const codes = index.get(word) ?? new Set();
    index.set(word, codes.add(code));
  };
  for (const code of CURRENCY_CODES) {
    const entry: Readonly<Record<string, string>> = currencies[code] ?? { other: COINS[code]?.name ?? code };
    const { sign: _sign, narrow: _narrow, ...names } = entry;
    const said = Object.values(money.currencies[SAID_AS.get(code) ?? code]?.names ?? {});
    for (const name of METALS.has(code) ? [] : [...Object.values(names), ...said]) {
      add(full, name, code);
      add(full, name.replaceAll(' ', ''), code);
      const inSentence = money.inSentence?.(name);
      if (inSentence !== undefined) add(full, inSentence, code);
      const words = name.split(/[ -]/);
      const kind = KIND_FIRST.has(language) ? words[0] : words.at(-1);
      if (words.length > 1 && kind !== undefined && kind.length > 1 && !NO_KIND.has(code)) add(kinds, kind, code);
    }
  }
  const first = new Map<string, string>();
  for (const [code, names] of Object.entries(numerals.currencies))
    for (const name of names.split(' ')) first.set(foldWord(name.replaceAll('_', ' ')), code);
  const words = new Set([...full.keys(), ...kinds.keys(), ...first.keys()]);
  return new Map(
    [...words].map((word): [string, NamedCurrencies] => {
      const own = full.get(word) ?? new Set<string>();
      const likeliest = first.get(word) ?? (own.size === 1 ? [...own][0] : undefined) ?? null;
      const codes = [...(likeliest === null ? [] : [likeliest]), ...own, ...(kinds.get(word) ?? [])];
      return [word, { codes: [...new Set(codes)], likeliest }];
    }),
  );
}

/** The currency whose sign in a language is a text: "$AR" and "FCFP" in French, "F CFA". */
function signOf(text: string, language: LanguageCode | null | undefined): string | undefined {
  const sign = text.replace(UNSEEN, '');
  return (language ? signIndex(language).get(sign) : undefined) ?? signIndex('en').get(sign);
}

const UNSEEN = /[\u200e\u200f\u061c]/g;
const SIGN_INDEXES = new Map<LanguageCode, ReadonlyMap<string, string>>();

function signIndex(language: LanguageCode): ReadonlyMap<string, string> {
  let index = SIGN_INDEXES.get(language);
  if (!index) {
    const signs = Object.entries(generatedCurrencies(language)).flatMap(([code, { sign }]) =>
      sign === undefined || sign.length < 2 ? [] : [[sign.replace(UNSEEN, '').replace(/\s/gu, ' '), code] as const],
    );
    SIGN_INDEXES.set(language, (index = new Map(signs)));
  }
  return index;
}

let signsOfUnicode: ReadonlyMap<string, string> | null = null;

/** Signs of Unicode that one currency alone bears, from CLDR: "₦", "₪". Letters are in `SIGNS`, reviewed: "K" is no kwacha. */
function narrowSigns(): ReadonlyMap<string, string> {
  if (signsOfUnicode) return signsOfUnicode;
  const found = new Map<string, string>();
  for (const [code, { sign, narrow }] of Object.entries(generatedCurrencies('en')))
    for (const each of [sign, narrow])
      if (each !== undefined && /\p{Sc}/u.test(each) && !found.has(foldWord(each))) found.set(foldWord(each), code);
  for (const [code, { sign }] of Object.entries(COINS)) if (sign !== undefined) found.set(foldWord(sign), code);
  return (signsOfUnicode = found);
}
