import type { Fact, FactPack } from './fact';
import { readNumber, readText, type Neighbours, type ValueReading } from './fact-kind';
import { isPlace } from './fact-place';
import { FactLimitError, NoFactsError } from './facts.errors';
import { adoptScales } from './adopt-scales';
import { adoptUnits } from './adopt-units';
import { FieldNames } from './field-names';
import { pointerOf, type Json, type JsonObject } from './json-pointer';
import { findChanges } from './find-changes';
import { findComparisons } from './find-comparisons';
import { findExtremes } from './find-extremes';
import { findParts } from './find-parts';
import { findSides } from './find-sides';
import { findStatements } from './find-statements';
import { findTables } from './find-tables';
import { findReferences } from './find-references';
import { labelWithoutMinor } from './minor-units';
import { nameLoneRows } from './name-rows';
import { readFractions } from './read-fractions';
import { ANSWER_PARTS, CURRENCY_NAMES, PAYMENT_OBJECTS } from './words/code.words';
import { LABEL_NAMES } from './words/column.words';
import { MINOR_WORDS } from './words/kind.words';

const MAX_FACTS = 5000;
const MAX_DEPTH = 32;

/** An object or list on the way to a value, and what its members share. */
interface Branch {
  path: string[];
  /** Begins the pointers of what lies below; empty at the root. */
  prefix: string;
  /** The last two names on the way that are no places in lists, the inner one last. */
  named: readonly [string | null, string | null];
  near: Neighbours;
}

/** What is read so far, and the names that were read for it. */
interface Reading {
  facts: Fact[];
  names: FieldNames;
}

const ROOT: Branch = { path: [], prefix: '', named: [null, null], near: { unit: null, currency: null, units: null } };

/**
 * Reads any JSON object (or list) as facts with the structure found among them; pure and in payload order. The api does
 * this for every order and answers nobody meanwhile, so what holds for an object or a name is found once for all values.
 * Throws `FactLimitError` past 5,000 facts or 32 levels, `NoFactsError` where nothing can be shown.
 */
export function readFacts(data: unknown): FactPack {
  if (typeof data !== 'object' || data === null) throw new NoFactsError();
  const root = data as JsonObject | Json[];
  const names = new FieldNames();
  const read: Fact[] = [];
  collect(root, ROOT, { facts: read, names });
  if (read.length === 0) throw new NoFactsError();
  const unnamed = readFractions(adoptUnits(adoptScales(read)));
  const found = findTables(root, byKeyOf(unnamed), names);
  const { facts: stating, tables, ...stated } = findStatements(nameLoneRows(unnamed, found), found);
  const { facts, sides } = findSides(stating, tables, names);
  const byKey = byKeyOf(facts);
  return {
    facts,
    tables,
    parts: findParts(facts, tables, byKey),
    comparisons: [...stated.comparisons, ...findComparisons(facts, names)],
    changes: [
      ...stated.changes,
      ...findChanges(facts).filter(({ key }) => !stated.changes.some((known) => known.key === key)),
    ],
    extremes: findExtremes(root, byKey),
    sides,
    ...findReferences(facts),
  };
}

function byKeyOf(facts: readonly Fact[]): Map<string, Fact> {
  return new Map(facts.map((fact) => [fact.key, fact]));
}

/** Texts that stand where a value is missing. */
const NOTHING =
  /^([+-]?(nan|inf|infinity|∞)|null|nil|undefined|#?n\/?a!?|#(ref|div\/0|value|name)[!?]?|tb[acd]|none|unknown|[-–—?.…]+)$/i;

function collect(node: Json[] | JsonObject, branch: Branch, reading: Reading): void {
  const { path, prefix, named, near } = branch;
  if (path.length >= MAX_DEPTH) throw new FactLimitError('depth', MAX_DEPTH);
  const label = Array.isArray(node) ? null : siblingLabel(node, reading.names);
  const own = Array.isArray(node) ? near : neighboursIn(node, path, near, reading.names);
  for (const [name, child] of Object.entries(node)) {
    if (child === null) continue;
    const beside = Array.isArray(node) ? near : besideOf(node, name, child, own, near);
    if (typeof child === 'object') {
      const { part, isNumeral } = reading.names.of(name);
      const below = { path: [...path, name], prefix: `${prefix}${part}/`, near: beside };
      collect(child, { ...below, named: isNumeral ? named : [named[1], name] }, reading);
      continue;
    }
    const fact = factOf(child, name, { ...branch, near: beside }, label, reading.names);
    if (!fact) continue;
    if (reading.facts.length >= MAX_FACTS) throw new FactLimitError('facts', MAX_FACTS);
    reading.facts.push(fact);
  }
}

function factOf(
  value: string | number | boolean,
  name: string,
  { path: above, prefix, named: [outer, inner], near }: Branch,
  givenLabel: string | null,
  names: FieldNames,
): Fact | null {
  const text = typeof value === 'string' ? plainText(value) : '';
  if (typeof value === 'number' && !Number.isFinite(value)) return null;
  if (typeof value === 'string' && (text === '' || NOTHING.test(text))) return null;
  const { part, isNumeral } = names.of(name);
  const leaf = isNumeral ? (inner ?? name) : name;
  const generic = names.isSilent(leaf, leaf === name ? above.at(-1) : undefined);
  const parent = isNumeral ? outer : inner;
  const { all, words, window } = names.wordsOf(leaf, generic && parent ? parent : null);
  const path = [...above, name];
  const label = givenLabel !== null && generic && typeof value !== 'boolean' ? givenLabel : names.labelOf(path);
  const given = typeof value === 'string' ? text : value === 0 ? 0 : value;
  const place = isNumbered(value, leaf, above) ? `${label} ${value}` : null;
  const isOfAnswer = typeof value === 'number' && ANSWER_PARTS.has(inner?.toLowerCase() ?? '');
  const reading = isOfAnswer ? UNTOLD : place === null ? readingOf(given, all, near) : readText(place, all);
  return {
    key: prefix === '' ? pointerOf(path) : `${prefix}${part}`,
    path,
    words: reading.isMinor ? words.filter((word) => !MINOR_WORDS.has(word)) : words,
    label: reading.isMinor ? labelWithoutMinor(label) : label,
    value: reading.value ?? place ?? given,
    number: reading.number,
    kind: reading.kind,
    unit: reading.unit,
    currency: reading.currency,
    precision: reading.precision,
    window,
    sign: Math.sign(typeof given === 'number' && place === null ? given : (reading.number ?? 0)) as Fact['sign'],
    verbatim: reading.verbatim,
  };
}

const NUMBERED = /^(week|day|round|lap|stage|level|quarter|period|chapter|episode)$/i;

/** In a list of weeks the third is "Week 3": a bare 3 names nothing. */
function isNumbered(value: unknown, leaf: string, above: readonly string[]): boolean {
  return (
    Number.isInteger(value) && Number(value) > 0 && Number(value) < 1000 && isPlace(above.at(-1)) && NUMBERED.test(leaf)
  );
}

/** Of the answer itself: how many entries there are. */
const UNTOLD: ValueReading = {
  kind: 'code',
  unit: null,
  currency: null,
  number: null,
  precision: 0,
  verbatim: false,
};

const TRUTH: ValueReading = {
  kind: 'boolean',
  unit: null,
  currency: null,
  number: null,
  precision: 0,
  verbatim: false,
};

function readingOf(value: string | number | boolean, words: readonly string[], near: Neighbours): ValueReading {
  if (typeof value === 'boolean') return TRUTH;
  return typeof value === 'number' ? readNumber(value, words, near) : readText(value, words, near);
}

/** Without what nobody sees. */
function plainText(value: string): string {
  return value
    .replace(/[\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff\u00ad]/gu, '')
    .replace(/\p{Cc}+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

/** A neighbour `unit` speaks for the values beside it, a `currency` also for what lies below. */
function neighboursIn(node: JsonObject, path: readonly string[], above: Neighbours, names: FieldNames): Neighbours {
  const stated = textAt(node, 'unit') ?? textAt(node, 'units') ?? windowUnit(node, path);
  const unit = stated ?? names.unitBelow(path.at(-1) ?? '');
  const currency = Object.keys(node).find((name) => CURRENCY_NAMES.has(name.toLowerCase()));
  const isMinor = above.isMinor === true || PAYMENT_OBJECTS.has(textAt(node, 'object') ?? '');
  return { unit, currency: (currency && textAt(node, currency)) ?? above.currency, units: null, isMinor };
}

/** The same for one member; `daily_units` speaks for what `daily` holds under the same names. */
function besideOf(node: JsonObject, name: string, child: Json, own: Neighbours, above: Neighbours): Neighbours {
  const units = typeof child === 'object' ? (objectAt(node, `${name}_units`) ?? objectAt(node, `${name}Units`)) : null;
  const given = textAt(above.units, name);
  return units === null && given === null ? own : { ...own, unit: given ?? own.unit, units };
}

/** Where prices change by window (`priceChange: {h24: -7.4}`), exchanges give percent. */
function windowUnit(node: JsonObject, path: readonly string[]): string | null {
  const moves = /^price_?change$/i.test(path.at(-1) ?? '');
  return moves && Object.keys(node).every((name) => /^([hdm]\d+|\d+[hdm])$/.test(name)) ? '%' : null;
}

function textAt(node: JsonObject | null, name: string): string | null {
  const value = node && Object.hasOwn(node, name) ? node[name] : null;
  return typeof value === 'string' ? value : null;
}

function objectAt(node: JsonObject, name: string): JsonObject | null {
  const value = Object.hasOwn(node, name) ? node[name] : null;
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : null;
}

/** In `{metric: "Churn", value: 2.1}` the name stands beside the value. */
function siblingLabel(node: JsonObject, names: FieldNames): string | null {
  for (const name of LABEL_NAMES) {
    const text = node[name];
    if (typeof text === 'string' && text.trim() !== '' && text.length <= 60) return labelText(text.trim(), names);
  }
  return null;
}

function labelText(text: string, names: FieldNames): string {
  return /\s/.test(text) || /^\p{Lu}/u.test(text) ? text : names.labelOfName(text);
}
