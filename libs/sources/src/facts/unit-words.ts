import { PERCENT_NAMES } from './words/kind.words';
import {
  COMPOUNDS,
  CURRENCIES,
  CURRENCY_SIGNS,
  DURATIONS,
  LONG_SPANS,
  MEASURES,
  MINUTE_NAMES,
  NEVER_ALONE,
  PER_WORDS,
  SHARE_WORDS,
  SINGLE_LETTERS,
  SPELLED_CURRENCIES,
  TEMPERATURE_NAMES,
  THINGS_ALONE,
  THINGS_AT_THE_END,
} from './words/unit.words';

/** A unit that a name or a neighbour can state. */
export interface UnitReading {
  kind: 'percent' | 'currency' | 'temperature' | 'duration' | 'measure';
  unit: string | null;
  currency: string | null;
}

/** Unit stated by the words of a field's name; null where it states none. */
export function unitOfName(words: readonly string[], value: number): UnitReading | null {
  // What has fallen by so many per cent from its price in dollars has not fallen by dollars.
  if (words.some((word) => SHARE_WORDS.has(word) && word !== 'bps'))
    return { kind: 'percent', unit: '%', currency: null };
  // Nobody measures wind in milliseconds.
  if (words.at(-1) === 'ms' && words.some((word) => WIND.test(word)))
    return { kind: 'measure', unit: 'm/s', currency: null };
  const money = pricedUnit(words) === null ? undefined : words.at(-2);
  if (money !== undefined) return unitOfText(money);
  const compound = compoundFrom(words);
  // No language names any other such unit: the figure is told without.
  if (compound >= 0) return measured(compoundUnit(words.slice(compound)));
  for (let index = words.length - 1; index >= 0; index -= 1) {
    if (isUnitWord(words, index)) return unitOfWord(words[index] ?? '', words);
  }
  if (words.at(-1) === 'years' && words.at(-2) === 'light')
    return { kind: 'measure', unit: 'light-years', currency: null };
  if (namesPercent(words) && Math.abs(value) <= 100 && (Math.abs(value) >= 1 || value === 0)) {
    return { kind: 'percent', unit: '%', currency: null };
  }
  if (isKelvin(words, value)) return { kind: 'measure', unit: 'K', currency: null };
  if (words.includes('temperature') || words[0] === 'temp' || words.at(-1) === 'temp')
    return { kind: 'temperature', unit: '°', currency: null };
  return null;
}

/** Weather services give kelvin where nobody asks for another unit: 280.32 of anything else is no weather. */
function isKelvin(words: readonly string[], value: number): boolean {
  const isWeather = /^(?:temp|temperature|feels like|dew point|temp (?:min|max)|(?:min|max) temp)$/.test(
    words.join(' '),
  );
  return isWeather && !Number.isInteger(value) && value > 200 && value < 340;
}

/** What a price is for one of: the megawatt hour of `price_eur_mwh`; null for any other name. */
export function pricedUnit(words: readonly string[]): string | null {
  const unit = words.at(-1) ?? '';
  return words.length > 2 && CURRENCIES.has(words.at(-2) ?? '') ? (MEASURES[unit] ?? null) : null;
}

/** The unit that a name states for what stands under it: `generation_mwh: {wind: 1820}`; null where it states none. */
export function unitWordOf(words: readonly string[]): string | null {
  if (pricedUnit(words) !== null || words.some((word) => SPANNING.test(word))) return null;
  const unit = words.findLast((_, index) => index > 0 && isUnitWord(words, index));
  return unit === undefined || unit.length < 2 || LONG_SPANS.has(unit) ? null : unit;
}

/** What is counted in `last_7_days` is no days; `group_g` weighs nothing. */
const SPANNING = /^(?:last|past|next|per|by|of|\d.*)$/;

/** Tells whether a name is that of a percentage though it does not say so: `churn`, `apy`. */
export function namesPercent(words: readonly string[]): boolean {
  return words.some((word) => PERCENT_NAMES.has(word));
}

const WIND = /^(?:wind|gusts?|speed|velocity|風速|风速|풍속|viento|vento|vent|rüzgar|windgeschwindigkeit)$/;

const PRICED = new Set('price cost tariff fare'.split(' '));

/** The last word that may be a unit: before a percentile (`latency_ms_p95`), and before what was weighed (`tonnesCo2e`). */
function endOfUnits(words: readonly string[]): number {
  if (words.at(-2) === 'p' && /^\d\d$/.test(words.at(-1) ?? '')) return words.length - 3;
  // `waitMinPrevious`, `attenteMinVeille`: whose time it is stands behind the unit.
  if (words.length > 2 && /^(?:previous|prev|veille|vorjahr|vormonat|anterior|précédente?)$/.test(words.at(-1) ?? ''))
    return words.length - 2;
  return /^co2e?$/.test(words.at(-1) ?? '') && (words.at(-2) ?? '') in MEASURES ? words.length - 2 : words.length - 1;
}

const COMPOUND =
  /^(?:(?:[mkuµμ]?g|mcg|t|lb|mm|cm|m|km|ml|l|m3|mb|kb|gb|mmol|nmol|mol|n)(?: co2e?)? (?:s|h|hr|hour|day|l|dl|ml|kg|m2|m3|km|kwh|mwh|ha|acre)|m3[hsd])$/;

/** Where two units stand over one another at the end of a name: `vibration_mm_s`, `gCO2_kWh`; -1 where none do. */
function compoundFrom(words: readonly string[]): number {
  const from = [1, 2, 3].map((count) => words.length - count).filter((index) => index > 0);
  return from.findLast((index) => isCompound(words.slice(index))) ?? -1;
}

/** With a "per" between them only where both together have a name: else what stands before it is the unit. */
function isCompound(words: readonly string[]): boolean {
  return compoundUnit(words) !== null || COMPOUND.test(words.join(' '));
}

function compoundUnit(words: readonly string[]): string | null {
  return COMPOUNDS[words.filter((word, index) => index !== 1 || !PER_WORDS.has(word)).join(' ')] ?? null;
}

function measured(unit: string | null): UnitReading | null {
  return unit === null ? null : { kind: 'measure', unit, currency: null };
}

/** Tells whether the word at this place of a name states a unit rather than a thing. */
export function isUnitWord(words: readonly string[], index: number): boolean {
  const word = words[index] ?? '';
  const before = words[index - 1] ?? '';
  const per = perAt(words);
  const end = endOfUnits(words);
  const compound = compoundFrom(words);
  if (compound >= 0 && index >= compound) return true;
  // What is paid for a kilowatt hour is no kilowatt hours.
  if (index === words.length - 1 && word in MEASURES && PRICED.has(before)) return false;
  // What is burnt on 100 km is no kilometres.
  if (per >= 0 && index > per && words.slice(per + 1, index).every((between) => /^\d+$/.test(between))) return false;
  if (before === 'light' && word === 'years') return false;
  if (SHARE_WORDS.has(word)) return true;
  if (CURRENCIES.has(word) || word in SPELLED_CURRENCIES) return words.length > 1 && index > 0;
  if (word === 'celsius' || word === 'fahrenheit') return true;
  if (index !== end && index !== per - 1) return false;
  if (index === 0)
    return (
      (word.length > 2 || word === 'km') &&
      word !== 'min' &&
      word !== 'sec' &&
      isKnownUnit(word) &&
      !THINGS_ALONE.has(word)
    );
  if (word === 'c' || word === 'f' || word === 'k') return words.some((other) => TEMPERATURE_NAMES.has(other));
  // What is averaged is no lowest: `avg_break_min` is minutes.
  if (word === 'min')
    return (
      MINUTE_NAMES.has(before) ||
      words.some((other) =>
        /^(?:avg|average|median|mean|max|moyenne?|media|medio|promedio|médio|média|durchschnitt|mittel|ortalama)$/.test(
          other,
        ),
      )
    );
  if (THINGS_AT_THE_END.has(word)) return false;
  if (word === 'mw' || word === 'days' || word === 'weeks' || word === 'months') return true;
  return isKnownUnit(word);
}

/** Where "per" stands in a name; in other languages only before what is measured or counted, for `par` is golf as well. */
function perAt(words: readonly string[]): number {
  return words.findIndex((word, index) => {
    const next = words[index + 1] ?? '';
    return word === 'per' || (PER_WORDS.has(word) && (isKnownUnit(next) || /^\d+$/.test(next)));
  });
}

function isKnownUnit(word: string): boolean {
  return word in MEASURES || word in DURATIONS;
}

/** Tells whether a field's whole name is a unit, so that its parent is what is measured: `liquidity.usd`, `sleep.hours`. */
export function isUnitName(name: string): boolean {
  const word = name.toLowerCase();
  if (word.length < 2 || NEVER_ALONE.has(word)) return false;
  return CURRENCIES.has(word) || ['pct', 'percent', 'celsius', 'fahrenheit'].includes(word) || isKnownUnit(word);
}

/** Unit written as a value of its own, such as a neighbour `unit: "°C"` or `currency: "EUR"`. */
export function unitOfText(text: string): UnitReading | null {
  const unit = text.trim();
  const lower = unit.toLowerCase();
  if (lower !== 'bps' && SHARE_WORDS.has(lower)) return { kind: 'percent', unit: '%', currency: null };
  const symbol = CURRENCY_SIGNS[unit];
  if (symbol) return { kind: 'currency', unit: null, currency: symbol };
  if (CURRENCIES.has(lower)) return { kind: 'currency', unit: null, currency: lower.toUpperCase() };
  const spelled = SPELLED_CURRENCIES[lower];
  if (spelled) return { kind: 'currency', unit: null, currency: spelled };
  if (['°c', 'c', 'celsius'].includes(lower)) return { kind: 'temperature', unit: '°C', currency: null };
  if (['kelvin', 'k'].includes(lower)) return { kind: 'measure', unit: 'K', currency: null };
  if (['°f', 'f', 'fahrenheit'].includes(lower)) return { kind: 'temperature', unit: '°F', currency: null };
  if (lower === '°') return { kind: 'temperature', unit: '°', currency: null };
  const duration = DURATIONS[lower];
  if (duration) return { kind: 'duration', unit: duration, currency: null };
  const measure = MEASURES[lower];
  return measure ? { kind: 'measure', unit: measure, currency: null } : null;
}

function unitOfWord(word: string, words: readonly string[]): UnitReading | null {
  if (SINGLE_LETTERS.has(word) && words.length < 2) return null;
  return unitOfText(word);
}
