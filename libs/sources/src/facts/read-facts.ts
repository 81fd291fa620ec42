import type { Fact, FactPack } from './fact';
import { isSilentLeaf, labelOf, labelOfName } from './fact-label';
import { readNumber, readText, type Neighbours } from './fact-kind';
import { FactLimitError, NoFactsError } from './facts.errors';
import { adoptUnits } from './adopt-units';
import { pointerOf, type Json, type JsonObject } from './json-pointer';
import { isUnitWord } from './unit-words';
import { isWindow, nameWords, windowOf } from './name-words';
import { findChanges } from './find-changes';
import { findComparisons } from './find-comparisons';
import { findExtremes } from './find-extremes';
import { findParts } from './find-parts';
import { findTables } from './find-tables';
import { findReferences } from './find-references';
import { nameLoneRows } from './name-rows';
import { readFractions } from './read-fractions';

export const MAX_FACTS = 5000;
export const MAX_DEPTH = 32;

/**
 * Reads any JSON object (or list) as facts with the structure found among them; pure and in payload order.
 * Throws `FactLimitError` past 5,000 facts or 32 levels, `NoFactsError` where nothing can be shown.
 */
export function readFacts(data: unknown): FactPack {
  if (typeof data !== 'object' || data === null) throw new NoFactsError();
  const root = data as JsonObject | Json[];
  const read: Fact[] = [];
  collect(root, [], { unit: null, currency: null, units: null }, null, read);
  if (read.length === 0) throw new NoFactsError();
  const unnamed = readFractions(adoptUnits(read));
  const tables = findTables(root, byKeyOf(unnamed));
  const facts = nameLoneRows(unnamed, tables);
  const byKey = byKeyOf(facts);
  return {
    facts,
    tables,
    parts: findParts(facts, tables, byKey),
    comparisons: findComparisons(facts),
    changes: findChanges(facts),
    extremes: findExtremes(root, byKey),
    ...findReferences(facts),
  };
}

function byKeyOf(facts: readonly Fact[]): Map<string, Fact> {
  return new Map(facts.map((fact) => [fact.key, fact]));
}

/** Texts that stand where a value is missing. */
const NOTHING =
  /^([+-]?(nan|inf|infinity|∞)|null|nil|undefined|#?n\/?a!?|#(ref|div\/0|value|name)[!?]?|tb[acd]|none|unknown|[-–—?.…]+)$/i;

function collect(node: Json, path: string[], near: Neighbours, givenLabel: string | null, facts: Fact[]): void {
  if (node === null) return;
  if (typeof node === 'object') {
    if (path.length >= MAX_DEPTH) throw new FactLimitError('depth', MAX_DEPTH);
    const label = Array.isArray(node) ? null : siblingLabel(node);
    for (const [name, child] of Object.entries(node)) {
      const isLeaf = typeof child === 'number' || typeof child === 'string';
      collect(child, [...path, name], nearOf(node, name, path, near), isLeaf ? label : null, facts);
    }
    return;
  }
  const fact = factOf(node, path, near, givenLabel);
  if (!fact) return;
  if (facts.length >= MAX_FACTS) throw new FactLimitError('facts', MAX_FACTS);
  facts.push(fact);
}

function factOf(
  value: string | number | boolean,
  path: string[],
  near: Neighbours,
  givenLabel: string | null,
): Fact | null {
  const leaf = path.findLast((part) => !/^\d+$/.test(part)) ?? path.at(-1) ?? '';
  const generic = isSilentLeaf(path.at(-1) === leaf ? path : [leaf]);
  const parent = path.filter((part) => !/^\d+$/.test(part)).at(-2);
  const own = nameWords(leaf);
  const all = generic && parent ? [...nameWords(parent), ...own] : own;
  const words = all.filter((word, index) => !isWindow(word) && !isUnitWord(all, index));
  const base = { key: pointerOf(path), path, words, window: windowOf(all) };
  const label = givenLabel !== null && generic ? givenLabel : labelOf(path);
  if (typeof value === 'boolean') {
    return {
      ...base,
      label,
      value,
      number: null,
      kind: 'boolean',
      unit: null,
      currency: null,
      precision: 0,
      sign: 0,
      verbatim: false,
    };
  }
  if (typeof value === 'number') {
    if (!Number.isFinite(value)) return null;
    const reading = readNumber(value === 0 ? 0 : value, all, near);
    return { ...base, ...reading, label, value: value === 0 ? 0 : value, sign: Math.sign(value) as -1 | 0 | 1 };
  }
  const text = value
    .replace(/[\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff\u00ad]/gu, '')
    .replace(/\p{Cc}+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  if (text === '' || NOTHING.test(text)) return null;
  const reading = readText(text, all);
  return { ...base, value: text, ...reading, label, sign: Math.sign(reading.number ?? 0) as -1 | 0 | 1 };
}

/**
 * What speaks for a member of an object: a neighbour `unit` or `currency` for the values beside it, a currency also for what
 * lies below; `daily_units` for what `daily` holds under the same names.
 */
function nearOf(node: Json[] | JsonObject, name: string, path: readonly string[], above: Neighbours): Neighbours {
  if (Array.isArray(node)) return above;
  const currency = textAt(node, 'currency') ?? above.currency;
  const units = objectAt(node, `${name}_units`) ?? objectAt(node, `${name}Units`);
  const unit = textAt(above.units, name) ?? textAt(node, 'unit') ?? textAt(node, 'units') ?? windowUnit(node, path);
  return { unit, currency, units };
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
function siblingLabel(node: JsonObject): string | null {
  for (const name of ['label', 'metric', 'name', 'title', 'indicator', 'kpi']) {
    const text = node[name];
    if (typeof text === 'string' && text.trim() !== '' && text.length <= 60) return labelText(text.trim());
  }
  return null;
}

function labelText(text: string): string {
  return /\s/.test(text) || /^\p{Lu}/u.test(text) ? text : labelOfName(text);
}
