import { currencyInName } from '../amounts/currency-codes';
import { scaleReadings } from '../amounts/scales';
import type { LanguageCode } from '../language-code';
import type { NameToken } from '../names/name-token';
import { readUnit } from './read-unit';
import type { Unit, UnitReading, UnitSpan } from './unit';
import { unitById, unitOf } from './unit-id';
import { isGuess, isSymbol, RARE_UNITS } from './unit-spellings';
import { isUnitWord } from './unit-words';
import { unitNamed } from './words-of-all-languages';

/** Tokens of the longest run: "ml per kg per min". */
const LONGEST_RUN = 8;
/** A key longer than this is text; nobody names a figure so. */
const MOST_TOKENS = 200;
const PREPOSITIONS: ReadonlySet<string> = new Set(['in', 'a', 'an', 'al', 'as', 'at', 'to']);
/** "al litro", "au kilo": prices in three languages. */
const ARTICLES: ReadonlySet<string> = new Set(['it al', 'it alla', 'es al', 'fr au']);
const PER_WORDS: ReadonlySet<string> = new Set(['per', 'pro', 'par', 'por', 'je', 'प्रति', 'لكل']);

/**
 * The runs of a name's tokens that are units, the longest first where runs overlap: `nitrateMgL` is milligrams per liter at
 * its end, `price_per_kwh_eur` euros per kilowatt-hour. A figure before a unit makes a window of it ("24h"), which is no
 * unit of the value. Without a language, whole words are read in all of them ("días", "Stunden").
 */
export function findUnits(tokens: readonly NameToken[], language: LanguageCode | null = null): UnitSpan[] {
  const spans: UnitSpan[] = [];
  const end = Math.min(tokens.length, MOST_TOKENS);
  const words = tokens
    .slice(0, end)
    .map((token, at) => isUnitWord(token.text, language) || (language === null && isBehindPer(tokens, at)));
  for (let from = 0; from < end;) {
    const span = words[from] === true ? longestRun(tokens, from, end, words, language) : null;
    if (span !== null) spans.push(span);
    from = span?.to ?? from + 1;
  }
  return withMoney(spans);
}

function longestRun(
  tokens: readonly NameToken[],
  from: number,
  end: number,
  words: readonly boolean[],
  language: LanguageCode | null,
): UnitSpan | null {
  const first = tokens[from];
  if (first === undefined || isWindow(tokens, from, language)) return null;
  // "in kWh" is no inches.
  if (PREPOSITIONS.has(first.lower) && from + 1 < end && !ARTICLES.has(`${language ?? ''} ${first.lower}`)) return null;
  let last = from + 1;
  while (last < end && last - from < LONGEST_RUN && words[last] === true) last += 1;
  for (let to = last; to > from; to -= 1) {
    if (isCutShort(tokens, to) || endsOnCount(tokens, from, to) || leadsOn(tokens, from, to)) continue;
    const run = tokens.slice(from, to);
    const readings = readRun(run, language);
    if (readings.length > 0) return { from, to, readings, isSure: isSure(run, readings, from === 0 && to < end) };
  }
  return null;
}

/** "24h", "24 h": how long the figure looks back or ahead. Below a line a count belongs to its unit. */
function isWindow(tokens: readonly NameToken[], at: number, language: LanguageCode | null): boolean {
  const [before, token] = [tokens[at - 1], tokens[at]];
  if (token === undefined || /^\d/.test(token.text)) return true;
  if (before === undefined || !/^\d+$/.test(before.text)) return false;
  if (!/^[ _-]?$/.test(token.gap)) return false;
  // A figure that touches the word before it numbers that word, unless time follows: "scope1Tonnes", "last7Days".
  const [reading] = readUnit(token.lower, language);
  return before.gap !== '' || at === 1 || (reading?.unit?.dimension ?? '').endsWith('duration');
}

/** A figure apart at the end is part of a unit below a line alone: "per 1000", no "hour 12". */
function endsOnCount(tokens: readonly NameToken[], from: number, to: number): boolean {
  let at = to - 1;
  if (tokens[at]?.gap === '') return false;
  while (at >= from && /^\d+$/.test(tokens[at]?.text ?? '')) at -= 1;
  return at < to - 1 && !(at >= from && PER_WORDS.has(tokens[at]?.lower ?? ''));
}

/** "Days in month", "tonnes to landfill": the preposition belongs to what follows it. */
function leadsOn(tokens: readonly NameToken[], from: number, to: number): boolean {
  return to - from > 1 && to < tokens.length && PREPOSITIONS.has(tokens[to - 1]?.lower ?? '');
}

const LONGEST_CUT = 2;

/** A figure that touches the run's end belongs to its last word: the "pm" of `pm25` is no unit. */
function isCutShort(tokens: readonly NameToken[], to: number): boolean {
  const next = tokens[to];
  const last = tokens[to - 1];
  if (last === undefined || last.text.length > LONGEST_CUT) return false;
  return next !== undefined && next.gap === '' && /^\d/.test(next.text);
}

/** The readings of a run, by the spelling that a unit is likeliest to have in a key. */
function readRun(run: readonly NameToken[], language: LanguageCode | null): readonly UnitReading[] {
  const only = run.length === 1 ? run[0] : undefined;
  if (only !== undefined) return readToken(only, language);
  for (const text of spellings(run)) {
    // "bp mm" is no basis points by the million: only a word scales what follows it.
    const readings = readUnit(text, language).filter(
      ({ unit, currency, scale }) =>
        (!isCutPer(run, unit) &&
          !isOfOrdinaryWords(run, unit) &&
          (unit === null ? currency !== null && isScaledMoney(run) : scale === 1 || currency !== null)) ||
        hasScaleWord(run, language),
    );
    if (readings.length > 0) return readings;
  }
  const english = language === null ? inEnglish(run) : null;
  return english === null ? [] : readUnit(english, 'en');
}

/** The "per" of `percRD` is the beginning of a word, and divides by nothing. */
function isCutPer([first]: readonly NameToken[], unit: Unit | null): boolean {
  const isRatio = unit !== null && unit.numerator.length === 0 && unit.currency === null;
  return isRatio && /^per./.test(first?.lower ?? '');
}

/** The light of `light_min` is what was measured in minutes, and no speed. */
function isOfOrdinaryWords(run: readonly NameToken[], unit: Unit | null): boolean {
  const factors = unit ? [...unit.numerator, ...unit.denominator] : [];
  const isRatio = run.some(({ lower, gap }) => PER_WORDS.has(lower) || gap === '/');
  const isWord = run.some(({ text }) => /^\p{L}{4,}$/u.test(text) && !isSymbol(text));
  return isWord && !isRatio && factors.some(({ of }) => RARE_UNITS.has(of));
}

/** "por dia", "pro Tag": behind such a word a day is no diameter and no tag, unless the word is English: "per tag". */
function isBehindPer(tokens: readonly NameToken[], at: number): boolean {
  const before = tokens[at - 1]?.lower ?? '';
  return before !== 'per' && PER_WORDS.has(before) && unitNamed(tokens[at]?.lower ?? '', true) !== null;
}

/** "horas por día" as "hour per day"; null for a run that is no ratio of units named in another language. */
function inEnglish(run: readonly NameToken[]): string | null {
  const words = run.map(({ text, lower }, at) => {
    if (PER_WORDS.has(lower)) return 'per';
    return unitNamed(lower, isBehindPer(run, at))?.id.replaceAll('-', ' ') ?? text;
  });
  return words.includes('per') && words.some((word, at) => word !== run[at]?.text) ? words.join(' ') : null;
}

/** "usdBn", "mio_eur", "eurM": a code beside a scale. */
function isScaledMoney(run: readonly NameToken[]): boolean {
  return (
    run.length === 2 &&
    run.some(({ text }) => currencyInName(text) !== null) &&
    run.every(({ lower }) => !UNSCALING.has(lower))
  );
}

/** As often tonnes and days as trillions and thousands. */
const UNSCALING: ReadonlySet<string> = new Set(['t', 'd', 'g']);

function hasScaleWord(run: readonly NameToken[], language: LanguageCode | null): boolean {
  return run.some(({ text }) => text.length >= TELLING_LENGTH && scaleReadings(text, language ?? 'en').length > 0);
}

/** Keys repeat their words. */
const KEPT = 4_000;
const known = new Map<string, readonly UnitReading[]>();
const UNSPACED = /^[\p{Script=Han}\p{Script=Hangul}\p{Script=Katakana}]{2,}$/u;
const HUNDREDTHS: ReadonlySet<string> = new Set(['ct', 'cent', 'cents', 'pence']);

/** One token may be money or a scale as well; then only what keys are written with counts. */
function readToken(token: NameToken, language: LanguageCode | null): readonly UnitReading[] {
  const key = `${language ?? ''} ${token.gap === '_' ? '_' : ''}${token.text}`;
  let readings = known.get(key);
  if (readings === undefined) {
    readings = readNewToken(token, language);
    if (known.size >= KEPT) known.clear();
    known.set(key, readings);
  }
  return readings;
}

function readNewToken(token: NameToken, language: LanguageCode | null): readonly UnitReading[] {
  if (PER_WORDS.has(token.lower)) return [];
  // "億円", "万吨": a scale and what it scales are one word.
  if (UNSPACED.test(token.text)) {
    const readings = readUnit(token.text, language);
    return readings.length > 0 || language !== null ? readings : foreign(token);
  }
  const currency = currencyInName(token.text);
  const money = currency === null ? [] : [{ unit: null, currency, scale: 1 }];
  const scales = scaleReadings(token.text, language ?? 'en').map((scale) => ({ unit: null, currency: null, scale }));
  const plain = uncapped(token);
  const texts = isSymbol(token.text) && !isSymbol(plain) ? [token.text, plain] : [plain, token.text];
  const units = [...texts]
    .flatMap((text) => readUnit(text, language))
    .filter(({ unit, scale }) => unit !== null && scale === 1);
  const seen = new Set<string>();
  const own = units.filter(({ unit }) => {
    const isNew = !seen.has(unit?.id ?? '');
    seen.add(unit?.id ?? '');
    return isNew;
  });
  const guessed = own.filter(({ unit }) => unit !== null && isGuess(token.text, unit));
  // A small n is how many, and no newton.
  const guesses = /^\p{Ll}$/u.test(token.text) || token.text === 'dt' ? [] : guessed;
  const named = own.length === 0 && language === null ? foreign(token) : [];
  return [
    ...own.filter((reading) => !guessed.includes(reading)),
    ...speeds(token),
    ...money,
    ...scales,
    ...guesses,
    ...named,
  ];
}

/** "windMs": keys leave out the slash. Milliseconds are likelier, and siemens keep their capital. */
function speeds({ text, lower }: NameToken): UnitReading[] {
  const unit = lower === 'ms' && text !== 'mS' ? unitById('meter-per-second') : null;
  return unit === null ? [] : [{ unit, currency: null, scale: 1 }];
}

/** What a word names in any language. */
function foreign({ lower }: NameToken): UnitReading[] {
  const unit = unitById(unitNamed(lower)?.id ?? '');
  return unit === null ? [] : [{ unit, currency: null, scale: 1 }];
}

/** As camel case has it, and as it would be written alone; joined where nothing stood between the words, then apart. */
function spellings(run: readonly NameToken[]): string[] {
  const join = (texts: readonly string[], empty: string): string =>
    texts.map((text, index) => (index === 0 ? text : `${gapText(run[index]?.gap ?? '', empty)}${text}`)).join('');
  const asIs = run.map(({ text }) => text);
  const plain = run.map((token) => uncapped(token));
  const [first = '', ...rest] = run.map(({ lower }) => lower);
  const cents = HUNDREDTHS.has(first) ? [`${first}/${rest.join(' ')}`] : [];
  return [...new Set([...cents, join(plain, ''), join(asIs, ''), join(plain, ' '), join(asIs, ' ')])];
}

function gapText(gap: string, empty: string): string {
  if (gap === '') return empty;
  return /^[_\s.-]+$/.test(gap) ? ' ' : gap;
}

/** "Kwh" of `priceKwh` is "kwh"; a capital that others follow is the unit's own, and so is that of `leakage_Ml_per_d`. */
function uncapped({ text, gap }: NameToken): string {
  return gap !== '_' && /^\p{Lu}[\p{Ll}\d]+$/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;
}

/** Units that people count as things: a key that ends on one may mean the thing itself. */
const THINGS: ReadonlySet<string> = new Set(
  (
    'arc-minute atmosphere bar barrel beat breath bushel carat century chain cup day decade degree dot dram drop fathom foot fortnight ' +
    'frame furlong grain gray henry hour item jigger karat minute mole month night part pinch pint pixel point pound ' +
    'quart quarter revolution rod second slug star stone tablespoon teaspoon ton week yard year person em generic ' +
    'percentage-point light-speed sun fun to-jp se-jp sai ken rin ri-jp cho bu-jp'
  ).split(' '),
);
/** Short symbols that are an afternoon, a person, a country, a download or a substance as often as the unit that they also are. */
const OTHER_MEANINGS: ReadonlySet<string> = new Set(
  'pm am us mt pa cd mp cc nm mb dl min sec bar var rad rev rps tps pix cal kat gal atm force'.split(' '),
);
/** Shorter than this a symbol is an abbreviation of something else as well; these are of nothing else. */
const TELLING_LENGTH = 3;
const TELLING: ReadonlySet<string> = new Set(['hz', 'lb', 'oz', '°c', '°f']);

/**
 * Whether a run can hardly be anything but a unit. A prefix, a power or a ratio makes it one; a bare word does unless people
 * count it as a thing; a bare symbol does if it is long enough. What begins a longer name says what the name is of.
 */
function isSure(run: readonly NameToken[], readings: readonly UnitReading[], beginsName: boolean): boolean {
  const text = run.map((token) => token.lower).join('');
  const letters = UNSPACED.test(text) ? TELLING_LENGTH : Array.from(text).length;
  const isLong =
    letters >= TELLING_LENGTH ||
    TELLING.has(text) ||
    /[^\p{L}\d]/u.test(text) ||
    run.some((token) => isSquared(token.text));
  const [best] = readings;
  if (best === undefined) return false;
  if (best.unit === null) return isLong;
  if (run.length === 1 && (isGuess(run[0]?.text ?? '', best.unit) || unitNamed(text)?.isDoubtful === true))
    return false;
  if (run.length === 1 && (OTHER_MEANINGS.has(text) || (beginsName && !isLong))) return false;
  if (!isBareUnit(best.unit)) return best.unit.denominator.length > 0 || best.unit.per > 1 || text.length > 1;
  // A meter reading, a gram stain: one unit before a noun is a part of its name. Liters sold are many.
  if (beginsName && !isSymbol(text) && !text.endsWith('s')) return false;
  // "lbs" and "mins" are what nobody calls a thing.
  return isLong && (isSymbol(text) || !THINGS.has(best.unit.numerator[0]?.of ?? ''));
}

/** Signs that are a unit in one letter: ㎡, ㎏. */
function isSquared(text: string): boolean {
  return /^[\u3300-\u3357\u3371-\u33df]$/.test(text);
}

function isBareUnit({ numerator, denominator, per }: Unit): boolean {
  const [factor] = numerator;
  return (
    numerator.length === 1 && denominator.length === 0 && per === 1 && factor?.power === 1 && factor.prefix === null
  );
}

/** "price per kWh … EUR": money near something per a unit is over that unit. */
function withMoney(spans: readonly UnitSpan[]): UnitSpan[] {
  const monies = spans.filter(({ readings }) => readings[0]?.unit === null && readings[0].currency !== null);
  const [money] = monies;
  const currency = money?.readings[0]?.currency ?? null;
  if (money === undefined || currency === null || monies.length > 1) return [...spans];
  const isPer = ({ readings }: UnitSpan): boolean => {
    const unit = readings[0]?.unit ?? null;
    return unit !== null && unit.numerator.length === 0 && unit.currency === null;
  };
  const per = spans.find(isPer);
  if (per === undefined) return withPriced(spans, money, currency);
  const touches = per.to === money.from || money.to === per.from;
  const joined: UnitSpan = {
    from: touches ? Math.min(per.from, money.from) : per.from,
    to: touches ? Math.max(per.to, money.to) : per.to,
    readings: per.readings.flatMap(({ unit, scale }) =>
      unit === null ? [] : [{ unit: unitOf({ ...unit, currency }), currency, scale }],
    ),
    isSure: true,
  };
  return spans.flatMap((span) => (span === per ? [joined] : span === money && touches ? [] : [span]));
}

/** What prices are asked for: an amount of a thing. */
const PRICED: ReadonlySet<string> = new Set([
  'mass',
  'volume',
  'area',
  'energy',
  'length',
  'barrel-of-oil-equivalent^1',
]);

/** "eur_kwh", "rent_eur_m2": money beside an amount of a thing is over it. */
function withPriced(spans: readonly UnitSpan[], money: UnitSpan, currency: string): UnitSpan[] {
  const next = spans.find(({ from, to }) => from === money.to || to === money.from);
  const unit = next?.readings[0]?.unit ?? null;
  if (next === undefined || unit === null || !PRICED.has(unit.dimension)) return [...spans];
  // "eur_m" is a million, no meter.
  if (!next.isSure && unit.numerator[0]?.of !== 'bushel') return [...spans];
  const priced = unitOf({ numerator: [], denominator: unit.numerator, per: 1, currency });
  const joined: UnitSpan = {
    from: Math.min(money.from, next.from),
    to: Math.max(money.to, next.to),
    readings: [{ unit: priced, currency, scale: 1 }],
    isSure: true,
  };
  return spans.flatMap((span) => (span === money ? [joined] : span === next ? [] : [span]));
}
