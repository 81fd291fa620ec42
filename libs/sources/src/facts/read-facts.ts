import type { Fact, FactPack } from './fact';
import { readText } from './fact-kind';
import type { Neighbours } from './value-reading';
import { isPlace } from './fact-place';
import { FactLimitError, NoFactsError } from './facts.errors';
import { adoptMinutes } from './adopt-minutes';
import { adoptScales } from './adopt-scales';
import { adoptUnits } from './adopt-units';
import { adoptWholes } from './adopt-wholes';
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
import { besideOf, neighboursIn, siblingLabel } from './neighbours';
import { nameLoneRows } from './name-rows';
import { writesContinental } from './number-marks';
import { readFractions } from './read-fractions';
import { readValue, type Setting } from './read-value';
import { isPairTime } from './table-of-pairs';
import { tellApart } from './tell-apart';
import { STEPS } from './words/column.words';

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
  /** What names the figures of a list that says nothing itself: `{metric: "Active users", data: [[…]]}`. */
  label?: string | null;
}

const LISTS = /^(?:data|datapoints|values|points|series|samples|readings|history|result)$/i;

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
  const marks = { ...ROOT, near: { ...ROOT.near, isContinental: writesContinental(root) } };
  collect(root, marks, { facts: read, names });
  if (read.length === 0) throw new NoFactsError();
  const unnamed = readFractions(adoptWholes(adoptUnits(adoptScales(adoptMinutes(read)))));
  const found = findTables(root, byKeyOf(unnamed), names);
  const { facts: stating, tables, ...stated } = findStatements(nameLoneRows(unnamed, found), found);
  const { facts: told, sides } = findSides(stating, tables, names);
  const comparisons = [...stated.comparisons, ...findComparisons(told, names)];
  const sided = new Set(sides?.pairs.flatMap(({ figures }) => figures));
  const facts = tellApart(told, comparisons, names, sided);
  const byKey = byKeyOf(facts);
  return {
    facts,
    tables,
    parts: findParts(facts, tables, byKey),
    comparisons,
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
  const label = Array.isArray(node) ? (branch.label ?? null) : siblingLabel(node, reading.names);
  const own = Array.isArray(node) ? near : neighboursIn(node, path, near, reading.names);
  for (const [name, child] of Object.entries(node)) {
    if (child === null) continue;
    const beside = Array.isArray(node) ? near : besideOf(node, name, child, own, near);
    if (typeof child === 'object') {
      const { part, isNumeral } = reading.names.of(name);
      const isOfLabel = Array.isArray(child) && (isNumeral || LISTS.test(name));
      const below = {
        path: [...path, name],
        prefix: `${prefix}${part}/`,
        near: beside,
        label: isOfLabel ? label : null,
      };
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
  const isTime = isNumeral && name === '0' && isPlace(above.at(-1)) && typeof value === 'number' && isPairTime(value);
  const { all, words, window } = names.wordsOf(isTime ? 't' : leaf, generic && parent && !isTime ? parent : null);
  const path = [...above, name];
  const label =
    givenLabel !== null && (generic || isNumeral) && typeof value !== 'boolean' ? givenLabel : names.labelOf(path);
  const given = typeof value === 'string' ? text : value === 0 ? 0 : value;
  const place = isNumbered(value, leaf, above) ? `${label} ${value}` : null;
  const setting: Setting = { leaf, inner, holder: above.at(-1) ?? null, generic, near, names };
  const told =
    place === null ? readValue(given, all, words, label, setting) : { reading: readText(place, all), words, label };
  const { reading } = told;
  return {
    key: prefix === '' ? pointerOf(path) : `${prefix}${part}`,
    path,
    words: told.words,
    label: told.label,
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

const NUMBERED = new Set([...STEPS, 'level']);

/** In a list of weeks the third is "Week 3": a bare 3 names nothing. */
function isNumbered(value: unknown, leaf: string, above: readonly string[]): boolean {
  const isCount = Number.isInteger(value) && Number(value) > 0 && Number(value) < 1000;
  return isCount && isPlace(above.at(-1)) && NUMBERED.has(leaf.toLowerCase());
}

/** Without what nobody sees. */
function plainText(value: string): string {
  return value
    .replace(/[\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff\u00ad]/gu, '')
    .replace(/\p{Cc}+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}
