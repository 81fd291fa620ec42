import type { Fact } from './fact';
import { labelOfWords } from './fact-label';
import { nameWords } from './name-words';
import { isUnitWord, unitOfText } from './unit-words';
import { UNIT_NAMES } from './words/code.words';
import { UNSCALED_NAMES } from './words/kind.words';
import { NAME_SCALES, SCALES } from './words/scale.words';
import { CURRENCY_SIGN, CURRENCY_WORDS } from './words/unit.words';

const MONEY = `(?:us|[a-z])?${CURRENCY_SIGN}|[a-z]{3}|us dollars|dollars|euros?|pounds`;
const SCALE = "k|mn?|mm|bn|b|'?000s?|thousands?|millions?|billions?";
/** "Revenue ($M)", "Sales (in thousands)", "Net income (EUR million)", "Price (EUR)". */
const HEADER = new RegExp(`^(.*\\S)\\s*[([](?:in )?(${MONEY})?\\s?(${SCALE})?(?: of)?\\s?(${MONEY})?[)\\]]$`, 'iu');
/** "In millions of US dollars, except per share amounts" */
const CAPTION = new RegExp(`\\bin (${MONEY})?\\s?(thousands|millions|billions)\\b(?: of (${MONEY}))?`, 'iu');
/** "USD billions", "€ million", "millions of dollars": a unit that is given beside its figures. */
const BESIDE = new RegExp(`^(${MONEY})?\\s?(${SCALE})(?: of)?\\s?(${MONEY})?$`, 'iu');
/** What captions except from their scale. */
const PER_SHARE = /\bper (?:\w+ )?share\b|\bpro aktie\b|\bpar action\b|\bpor acción\b/i;

/** What a heading says of the figures below it. */
interface Heading {
  /** Without what it says; null where it stands for a whole table. */
  label: string | null;
  scale: number;
  currency: string | null;
  /** Those of its field without scale and currency. */
  words?: string[];
}

/**
 * Gives figures of tables the scale and currency that stand in the heading of their column or table: 842.3 below "Revenue
 * ($M)" is 842.3 million dollars. Percentages and amounts per share are what they are.
 */
export function adoptScales(facts: readonly Fact[]): Fact[] {
  const headings = new Map<string, Heading | null>();
  const read = (name: string): Heading | null => {
    const known = headings.get(name);
    if (known !== undefined) return known;
    const heading = columnHeading(name) ?? captionOf(name) ?? fieldHeading(name);
    headings.set(name, heading);
    return heading;
  };
  const besides = unitsBeside(facts);
  if (besides.length === 0 && !facts.some(({ path }) => path.some((name) => read(name) !== null))) return [...facts];
  const rowNames = new Map<string, string>();
  for (const { kind, key, value } of facts) {
    const row = key.slice(0, key.lastIndexOf('/'));
    if ((kind === 'name' || kind === 'text') && !rowNames.has(row)) rowNames.set(row, String(value));
  }
  return facts.map((fact) => {
    const own = fact.path.findLast((name) => read(name) !== null);
    const heading = own === undefined ? (besides.find(({ prefix }) => fact.key.startsWith(prefix)) ?? null) : read(own);
    if (!heading || (own === undefined && UNSCALED_NAMES.has(fact.words.at(-1) ?? ''))) return fact;
    const label = heading.label !== null && own === fact.path.at(-1) ? heading.label : fact.label;
    const isPerShare = PER_SHARE.test(
      `${fact.label} ${rowNames.get(fact.key.slice(0, fact.key.lastIndexOf('/'))) ?? ''}`,
    );
    const words = own === fact.path.at(-1) ? (heading.words ?? fact.words) : fact.words;
    const named = { ...fact, label, words };
    return isPerShare || !isScalable(fact, heading) ? named : scaled(named, heading);
  });
}

/** Scales that stand in a `unit` of their object, by the pointer that their figures begin with, the innermost first. */
function unitsBeside(facts: readonly Fact[]): Array<Heading & { prefix: string }> {
  const found = facts.flatMap(({ key, words, value }) => {
    if (words.length !== 1 || typeof value !== 'string' || !UNIT_NAMES.has(words[0] ?? '')) return [];
    const [, before, scale = '', after] = BESIDE.exec(value.trim()) ?? [];
    const factor = SCALES[scale.toLowerCase().replace(/^'/, '')];
    const currency = currencyOf(before) ?? currencyOf(after);
    // A lone letter is a unit: "m".
    if (factor === undefined || (scale.length < 3 && currency === null)) return [];
    return [{ label: null, scale: factor, currency, prefix: key.slice(0, key.lastIndexOf('/') + 1) }];
  });
  return found.sort((a, b) => b.prefix.length - a.prefix.length);
}

function isScalable({ number, kind, unit }: Fact, { words }: Heading): boolean {
  if (number === null) return false;
  // "($M)" was read as metres.
  return (
    ['count', 'ratio', 'currency'].includes(kind) ||
    (kind === 'measure' && (unit === 'm' || (words !== undefined && unit !== 'bps' && unit !== 'pp')))
  );
}

function scaled(fact: Fact, { scale, currency: stated, words }: Heading): Fact {
  const currency = stated ?? fact.currency;
  if (scale === 1 && (fact.currency !== null || currency === null)) return fact;
  const number = Number(((fact.number ?? 0) * scale).toPrecision(15));
  const precision = scale === 1 ? fact.precision : 0;
  if (words !== undefined && fact.kind === 'measure' && currency === null)
    return { ...fact, number, precision, verbatim: false };
  const kind = currency === null ? (Number.isInteger(number) ? 'count' : 'ratio') : 'currency';
  return { ...fact, number, precision, kind, unit: null, currency, verbatim: false };
}

function columnHeading(name: string): Heading | null {
  const [, label = '', before, scale, after] = HEADER.exec(name.trim()) ?? [];
  const factor = scale === undefined ? 1 : (SCALES[scale.toLowerCase().replace(/^'/, '')] ?? 1);
  const currency = currencyOf(before) ?? currencyOf(after);
  if (label === '' || (factor === 1 && currency === null)) return null;
  if ((before !== undefined || after !== undefined) && currency === null) return null;
  // A lone letter in brackets is a unit or a note: "Length (m)".
  return scale !== undefined && scale.length < 3 && currency === null ? null : { label, scale: factor, currency };
}

function captionOf(name: string): Heading | null {
  const [, before, scale = '', after] = CAPTION.exec(name) ?? [];
  const factor = SCALES[scale.toLowerCase()];
  return factor === undefined
    ? null
    : { label: null, scale: factor, currency: currencyOf(before) ?? currencyOf(after) };
}

/** A scale that a field's name ends on, before or behind its currency or unit; what is told per million is no million. */
function fieldHeading(name: string): Heading | null {
  const words = nameWords(name);
  const at = words.findLastIndex((word) => NAME_SCALES.has(word));
  const factor = SCALES[words[at] ?? ''];
  const behind = words.slice(at + 1);
  if (at < 1 || factor === undefined || /^(?:per|every|one|a)$/.test(words[at - 1] ?? '')) return null;
  if (behind.some((_, index) => !isUnitWord(words, at + 1 + index))) return null;
  const kept = words.slice(0, at).filter((word, index) => word !== 'in' && !isUnitWord(words, index));
  const [currency = null] = words.flatMap((word) => (word === 'try' ? [] : (currencyOf(word) ?? [])));
  return kept.length === 0 ? null : { label: labelOfWords(kept.join('_'), kept), scale: factor, currency, words: kept };
}

function currencyOf(text: string | undefined): string | null {
  if (text === undefined) return null;
  const bare = text.toLowerCase();
  return CURRENCY_WORDS[bare] ?? unitOfText(bare.replace(/^us(?=\$)/, ''))?.currency ?? null;
}
