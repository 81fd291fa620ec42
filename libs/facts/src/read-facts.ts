import type { Fact, FactComparison, FactPack, FactTable, Reading } from './fact';
import { NoFactsError } from './facts.errors';
import { type DeclaredFields, type FieldMeanings, matchFields } from './fields/field-meanings';
import { groupBy } from './group-by';
import type { Json, JsonObject } from './json-pointer';
import { upperFirst } from './letter-case';
import { type FieldName, type FieldNames, isWrittenAsKey } from './names/field-name';
import { axisNameOf, isAxisUnit } from './names/axis';
import { sensesAt } from './names/name-senses';
import { type Naming, namingOfPayload } from './names/naming';
import type { NamedRole } from './names/roles';
import { withMetricTons } from './reading/metric-tons';
import { idOf, type Verdict, WEIGHT } from './reading/evidence';
import type { Leaf } from './reading/leaf';
import { openReadings, type ReadLeaf, readLeaves } from './reading/read-leaves';
import { decimalsOf } from './reading/text-value';
import { walkPayload } from './reading/walk-payload';
import { findBridges } from './relations/find-bridges';
import { findChanges } from './relations/find-changes';
import { findFrames } from './relations/find-frames';
import { findBars } from './relations/find-bars';
import type { PlayingFact } from './relations/playing-fact';
import { findExtremes } from './relations/find-extremes';
import { findGoals } from './relations/find-goals';
import { findParts } from './relations/find-parts';
import { findPlans } from './relations/find-plans';
import { findRankedBars } from './relations/find-ranked-bars';
import { findReferences } from './relations/find-references';
import { findSeriesRecords } from './relations/find-series-records';
import { findSides } from './relations/find-sides';
import { findStatements } from './relations/find-statements';
import { findTimedPairs, type TimedPairs } from './relations/find-timed-pairs';
import { nameRegions } from './relations/name-regions';
import { definitionsIn } from './reading/glossary';
import { findTables } from './relations/find-tables';
import { idleBars } from './relations/idle-bars';
import { nameActuals } from './relations/name-actuals';
import { nameByTotals } from './relations/name-by-totals';
import { nameLoneRows, nameNestedCells, nameVagueLists } from './relations/name-rows';
import { withEarlierMeasures } from './relations/measured-again';
import { nameSteps } from './relations/rhythm';
import { tellApart } from './relations/tell-apart';

/** What a caller says of a payload beside it. */
export interface ReadingOptions {
  /** Declared meanings, which win over what is inferred; each has to match something. */
  fields?: FieldMeanings;
  /** Declarations that are kept for payloads of a kind, or come with the source: they apply where they match. */
  defaults?: FieldMeanings;
}

/**
 * Reads any JSON object (or list) as facts with the structure found among them; pure, and in the payload's order. Every
 * reading comes from evidence in the payload and says which; where two are possible and nothing decides, the fact is
 * unknown and keeps its own words (docs/meaning.md). Throws `FactLimitError` past 5,000 facts or 32 levels, `NoFactsError`
 * where nothing can be shown, `InvalidFieldsError` for declarations that cannot be.
 */
export function readFacts(data: unknown, { fields = {}, defaults = {} }: ReadingOptions = {}): FactPack {
  if (typeof data !== 'object' || data === null) throw new NoFactsError();
  const root = data as JsonObject | Json[];
  const walked = walkPayload(root);
  if (walked.leaves.length === 0) throw new NoFactsError();
  const declared = matchFields(fields, walked.leaves, defaults);
  const naming = namingOfPayload(walked.names);
  const playing = readLeaves(walked, declared).map((read) => playingFact(read, declared, naming));
  const unnamed = withMetricTons(
    playing.map(({ fact }) => fact),
    walked.leaves.flatMap((leaf) => leaf.names),
  );
  const { names } = walked;
  const found = findTables(root, byKeyOf(unnamed), names);
  const nested = nameNestedCells(nameSteps(nameLoneRows(unnamed, found), found, names), found, names);
  const vague = nameVagueLists(nested.facts, nested.tables, names);
  const actual = nameActuals(vague.facts, vague.tables, names);
  const { facts: called, tables: listed } = nameByTotals(actual.facts, actual.tables, names);
  const { facts: stating, tables, ...statements } = findStatements(called, listed, names);
  const { facts: told, sides } = findSides(stating, tables, names);
  const byKey = byKeyOf(told);
  const figures = playing.flatMap((one) => {
    const fact = byKey.get(one.fact.key);
    return fact ? [{ ...one, fact }] : [];
  });
  const benchmarkNames = namesOfBenchmarks(told, walked.leaves);
  const stated = [...statements.comparisons, ...declaredComparisons(walked.leaves, declared, byKey)];
  const timed = findTimedPairs(figures, names, new Set(cellsOf(tables)));
  const plans = findPlans(figures, names);
  const planned = new Set(plans.flatMap(({ planned: then, expected }) => [then, expected]));
  const series = new Set(tables.flatMap(({ temporal, rows }) => (temporal ? rows.map(({ name }) => name.key) : [])));
  // A target applies to the present value, never to an earlier one.
  const earlier = new Set(timed.comparisons.map(({ other }) => other));
  const present = figures.filter(({ fact }) => !earlier.has(fact.key)).map((one) => withoutPlan(one, planned));
  const goals = findGoals(present, names);
  // Last year's end is not the earlier value where that of the same day is known.
  const hasEarlier = new Set(goals.flatMap(({ role, subject }) => (role === 'previous' ? [subject] : [])));
  const framed = findFrames(figures, names);
  const past = new Set(framed.flatMap(({ role, other }) => (role === 'previous' ? [other] : [])));
  const records = findSeriesRecords(figures, tables, names);
  const known = onceEach([
    ...stated,
    ...records,
    ...timed.comparisons.filter(({ subject }) => !series.has(subject) && !past.has(subject)),
    ...goals,
    ...framed,
  ]);
  const barred = new Set(known.map(({ other }) => other));
  const measured = new Set(known.map(({ role, subject }) => `${role} ${subject}`));
  const bars = findBars(present, tables, names, (scope) => benchmarkNames.get(scope) ?? null).filter(
    ({ role, subject, other }) =>
      !barred.has(other) && !(role === 'previous' && hasEarlier.has(subject)) && !measured.has(`${role} ${subject}`),
  );
  const pairs = [...known, ...bars].filter(({ subject, other }) => !(planned.has(subject) && planned.has(other)));
  const others = new Set(pairs.map(({ other }) => other));
  const barSides = new Map(playing.flatMap(({ fact, bar }) => (bar ? [[fact.key, bar] as const] : [])));
  const comparisons = withEarlierMeasures(
    [...pairs, ...findRankedBars(present, tables, names).filter(({ other }) => !others.has(other))],
    byKey,
  )
    .map((comparison) => onItsSide(comparison, barSides.get(comparison.other)))
    .map((comparison) => asPlanned(comparison, byKey, names));
  const floors = new Set(figures.flatMap(({ fact, named }) => (named.isFloor ? [fact.key] : [])));
  const changes = findChanges(figures);
  // Rows and sides have names of their own.
  const named = new Set([
    ...(sides?.pairs.flatMap((pair) => pair.figures) ?? []),
    ...tables.flatMap(({ rows }) => rows.flatMap(({ name }) => (name.form === 'label' ? [name.key] : []))),
  ]);
  const expected = new Map(plans.map((plan) => [plan.expected, plan]));
  const renamed = told.map((fact) => {
    const called = named.has(fact.key) ? undefined : (expected.get(fact.key) ?? timed.named.get(fact.key));
    return called === undefined ? fact : { ...fact, words: called.words, label: called.label };
  });
  const shortened = withShortBenchmarks(renamed, comparisons);
  const withParts = withRoles(
    tellApart(shortened, comparisons, names, new Set([...named, ...cellsOf(tables)])),
    comparisons,
  );
  const idle = idleBars(withParts, comparisons, names);
  const facts = nameRegions(withParts).map((fact) => (idle.has(fact.key) ? { ...fact, unsaid: true } : fact));
  return {
    facts,
    tables: tables
      .filter((table) => idle.size === 0 || !cellsOf([table]).every((key) => idle.has(key)))
      .map((table) => withMeasures(withPresentMain(table, comparisons, timed.named), byKey, names)),
    // The least that is wanted is no part of anything.
    parts: findParts(
      facts.filter(({ key }) => !floors.has(key)),
      tables,
      byKeyOf(facts),
    ),
    bridges: findBridges(facts, comparisons),
    comparisons,
    plans,
    changes: [
      ...statements.changes,
      ...changes.filter(({ key }) => !statements.changes.some((known) => known.key === key)),
    ],
    extremes: findExtremes(root, byKeyOf(facts)),
    sides,
    ...findReferences(facts),
  };
}

/** "Rainfall normal" beside the rainfall is the normal; the alert level beside the level keeps its noun. */
function withShortBenchmarks(facts: readonly Fact[], comparisons: readonly FactComparison[]): Fact[] {
  const byKey = byKeyOf(facts);
  const subjects = new Map(
    comparisons.flatMap(({ role, other, subject }) => (role === 'benchmark' ? [[other, subject] as const] : [])),
  );
  return facts.map((fact) => {
    const subject = byKey.get(subjects.get(fact.key) ?? '');
    if (!subject) return fact;
    const shared = new Set(subject.label.toLowerCase().split(' '));
    const words = fact.label.split(' ');
    const own = words.findIndex((word) => !shared.has(word.toLowerCase()));
    return own <= 0 ? fact : { ...fact, label: upperFirst(words.slice(own).join(' ')) };
  });
}

/** Figures of rows, which their rows tell apart. */
function cellsOf(tables: readonly FactTable[]): string[] {
  return tables.flatMap(({ rows }) => rows.flatMap(({ cells }) => Object.values(cells)));
}

/** A list is about its present figures, not about the earlier ones beside them. */
function withPresentMain(
  table: FactTable,
  comparisons: readonly FactComparison[],
  named: TimedPairs['named'],
): FactTable {
  const subjects = new Map(comparisons.map(({ other, subject }) => [other, subject]));
  const { main, rows, columns } = table;
  const present = rows.map(({ cells }) => subjects.get(cells[main] ?? ''));
  const column = columns.find(({ name }) => rows.every(({ cells }, index) => cells[name] === present[index]));
  const holder = named.get(rows[0]?.cells[main] ?? '')?.holder;
  const called = holder ? { ...table, label: holder } : table;
  return column && present.every((key) => key !== undefined) ? { ...called, main: column.name } : called;
}

/** A bar that says its side, "≥ 90" or "höchstens 4 h", is a floor or a limit. */
function onItsSide(comparison: FactComparison, bar: 'above' | 'below' | undefined): FactComparison {
  if (bar === undefined || !['target', 'limit'].includes(comparison.role)) return comparison;
  const { better: _, ...rest } = comparison;
  return bar === 'above' ? { ...rest, role: 'target', better: 'up' } : { ...rest, role: 'limit' };
}

/** Marks a target that its names call a plan, a budget or a forecast, and no goal. */
function asPlanned(comparison: FactComparison, byKey: ReadonlyMap<string, Fact>, names: FieldNames): FactComparison {
  const path = byKey.get(comparison.other)?.path ?? [];
  const said = path.map((part) => namedAsTarget(names.of(part))).findLast((as) => as !== null);
  return comparison.role === 'target' && said === 'plan' ? { ...comparison, planned: true } : comparison;
}

/** Which kind of target a name says: one word for a goal is enough; null for neither. */
function namedAsTarget(name: FieldName): 'goal' | 'plan' | null {
  const words = name.tokens.map((_, index) => sensesAt(name, index, 'role', true).map(({ role }) => role));
  const isPlan = (roles: readonly string[]): boolean => roles.includes('plan') || roles.includes('forecast');
  if (words.some((roles) => roles.includes('target') && !isPlan(roles))) return 'goal';
  return words.some(isPlan) ? 'plan' : null;
}

/** Marks rows that are measures of their own: their names are in several units, or are keys. */
function withMeasures(table: FactTable, byKey: ReadonlyMap<string, Fact>, names: FieldNames): FactTable {
  const units = table.rows.flatMap(({ name }) =>
    name.form === 'full'
      ? names
          .of(String(byKey.get(name.key)?.value ?? ''))
          .units.flatMap(({ isSure, readings }) => (isSure ? (readings[0]?.unit?.id ?? []) : []))
      : [],
  );
  const keys = table.rows.filter(({ name }) => isWrittenAsKey(String(byKey.get(name.key)?.value ?? '')));
  const areMeasures =
    (units.length * 2 > table.rows.length && new Set(units).size > 1) || keys.length * 2 > table.rows.length;
  return areMeasures ? { ...table, areMeasures } : table;
}

/** A figure is set against another once: the first that says so holds. */
function onceEach(comparisons: readonly FactComparison[]): FactComparison[] {
  const paired = new Set<string>();
  return comparisons.filter(({ other }) => {
    const isNew = !paired.has(other);
    paired.add(other);
    return isNew;
  });
}

function byKeyOf(facts: readonly Fact[]): Map<string, Fact> {
  return new Map(facts.map((fact) => [fact.key, fact]));
}

const LENGTH_ALONE = /^\p{L}+-(?:minute|hour|day|week|month|year)$/u;

function playingFact(read: ReadLeaf, declared: DeclaredFields, naming: Naming): PlayingFact {
  const { leaf, text, verdict } = read;
  const { meaning } = verdict;
  const said = declared.get(leaf);
  const { named, words, window, better, label: own } = naming(leaf, meaning);
  const called = verdict.sameAs ? naming(verdict.sameAs, meaning).label : own;
  // "Four-hour" says how long, and not of what it is a share.
  const label = meaning.kind === 'percent' && LENGTH_ALONE.test(called) ? `${called} rate` : called;
  const role = said?.role === undefined ? named : { ...named, role: roleOfDeclared(said.role) };
  const bar = text?.bar;
  const isNumber =
    meaning.kind !== 'code' &&
    typeof leaf.value !== 'boolean' &&
    (typeof leaf.value === 'number' || text?.number != null);
  const given = typeof leaf.value === 'number' ? leaf.value : (text?.number ?? null);
  const number = isNumber && given !== null ? scaled(given, meaning.factor) : null;
  const place = numberedPlace(leaf, meaning.kind, verdict.rule);
  const fact: Fact = {
    key: leaf.key,
    path: [...leaf.path],
    words: [...words],
    label: said?.label ?? place ?? label,
    value: place ?? meaning.value ?? text?.value ?? leaf.value,
    number: place === null ? number : null,
    kind: place === null ? meaning.kind : 'name',
    unit: meaning.unit,
    // No stopwatch runs backwards.
    form: meaning.form === 'stopwatch' && (number ?? 0) < 0 ? null : (meaning.form ?? text?.form ?? null),
    currency: meaning.currency,
    precision: precisionOf(read, given),
    window,
    sign: Math.sign(number ?? (typeof leaf.value === 'number' ? leaf.value : 0)) as Fact['sign'],
    verbatim:
      text?.verbatim === true &&
      meaning.factor === 1 &&
      (text.meaning === null ? meaning.unit === null && meaning.currency === null : true),
    role: said?.role ?? factRole(named, meaning.kind),
    better: said?.better ?? better,
    labels: said?.labels ?? {},
    unsaid:
      said?.say === false ||
      said?.role === 'id' ||
      (meaning.kind === 'code' && place === null) ||
      isLetterAlone(read) ||
      // What explains keys is no news.
      (typeof leaf.value === 'string' && definitionsIn(leaf.value).length > 0),
    reading: readingOf(read, said !== undefined && verdict.rule === 'declared'),
  };
  return {
    fact,
    named: bar === undefined ? role : { ...role, isFloor: bar === 'above' },
    ...(bar === undefined ? {} : { bar }),
    scope: leaf.scope.join('/'),
    object: leaf.path.slice(0, -1).join('/'),
  };
}

const LETTER = /^[a-z]$/;

/** `{team, w, l}`: letters that may be anything are shown, and no words to say. One alone is the value beside its time: `{t, v}`. */
function isLetterAlone({ leaf, verdict, text }: ReadLeaf): boolean {
  if (typeof leaf.value !== 'number' || !LETTER.test(leaf.names[0]?.name ?? '')) return false;
  const letters = Object.entries(leaf.holder.node ?? {}).filter(
    ([name, value]) => LETTER.test(name) && typeof value === 'number',
  );
  return letters.length > 1 && openReadings({ leaf, text, verdict }).length > 0;
}

function scaled(number: number, factor: number): number {
  return factor === 1 ? number : Number((number * factor).toPrecision(15));
}

/** Decimals as the payload gives them, moved with the figure where that is scaled. */
function precisionOf({ text, verdict: { meaning } }: ReadLeaf, given: number | null): number {
  if (given === null) return 0;
  const own = text?.precision ?? decimalsOf(given);
  return Math.max(0, Math.min(20, own - Math.round(Math.log10(meaning.factor))));
}

function readingOf({ leaf, text, verdict }: ReadLeaf & { leaf: Leaf }, isDeclared: boolean): Reading {
  const open = [
    ...verdict.rivals.map((meaning) => idOf(meaning).trim()),
    ...(text?.others ?? []),
    ...openReadings({ leaf, text, verdict }),
  ];
  return { rule: verdict.rule, evidence: verdict.because, sure: sureness(verdict, open, isDeclared), others: open };
}

function sureness({ weight, rivals }: Verdict, open: readonly string[], isDeclared: boolean): Reading['sure'] {
  if (isDeclared) return 'declared';
  if (rivals.length > 0 || open.length > 0) return 'unknown';
  return weight >= WEIGHT.beside ? 'stated' : 'inferred';
}

/** In a list of weeks the third is "Week 3": a bare 3 names nothing. */
function numberedPlace(leaf: Leaf, kind: Fact['kind'], rule: string): string | null {
  const [own] = leaf.names;
  const { value } = leaf;
  if (
    kind !== 'code' ||
    (rule !== 'place-in-calendar' && rule !== 'step-of-axis') ||
    !own ||
    typeof value !== 'number' ||
    !Number.isInteger(value) ||
    value < 0 ||
    value > 999
  )
    return null;
  const inRow = /^\d+$/.test(leaf.path.at(-2) ?? '');
  const inList = /^\d+$/.test(leaf.path.at(-1) ?? '');
  const isStep = (own.tokens.length === 1 || isAxisUnit(own)) && sensesAt(own, 0, 'identifier', true).length === 0;
  return (inRow || inList) && isStep ? `${axisNameOf(own)} ${value}` : null;
}

function factRole({ role }: NamedRole, kind: Fact['kind']): Fact['role'] {
  if (kind === 'code') return 'id';
  if (kind === 'name' || kind === 'text') return 'text';
  return role ?? 'current';
}

function roleOfDeclared(role: Fact['role']): NamedRole['role'] {
  return role === 'part' || role === 'group' || role === 'id' || role === 'text' ? null : role;
}

/** A forecast that is set against its plan is a goal for no other figure. */
function withoutPlan(one: PlayingFact, planned: ReadonlySet<string>): PlayingFact {
  if (!planned.has(one.fact.key) || one.named.forecast === null) return one;
  return { ...one, named: { ...one.named, role: null, mayBe: null, forecast: null } };
}

/** A part that names promise and no other figure takes up is no part: a lone target is a figure like any. */
function withRoles(facts: readonly Fact[], comparisons: FactPack['comparisons']): Fact[] {
  const roles = new Map(comparisons.map(({ other, role }) => [other, role]));
  return facts.map((fact) => {
    const role = roles.get(fact.key);
    if (role !== undefined) return fact.role === role ? fact : { ...fact, role };
    return fact.reading.sure !== 'declared' &&
      ['previous', 'target', 'limit', 'benchmark', 'record'].includes(fact.role)
      ? { ...fact, role: 'current' }
      : fact;
  });
}

/** What callers declare to belong together. */
function declaredComparisons(
  leaves: readonly Leaf[],
  declared: DeclaredFields,
  byKey: ReadonlyMap<string, Fact>,
): FactPack['comparisons'] {
  if (declared.size === 0) return [];
  const compared = ['previous', 'target', 'limit', 'benchmark', 'record'] as const;
  return leaves.flatMap((leaf) => {
    const said = declared.get(leaf);
    const role = compared.find((one) => one === said?.role);
    if (!said?.of || !role) return [];
    const subject = byKey.get(said.of) ?? byKey.get([...leaf.path.slice(0, -1), said.of].join('/'));
    return subject ? [{ role, subject: subject.key, other: leaf.key, name: null, period: said.period ?? '' }] : [];
  });
}

/** Texts that name a benchmark, by the object they stand in: `benchmarkName`. */
function namesOfBenchmarks(facts: readonly Fact[], leaves: readonly Leaf[]): Map<string, Fact> {
  const byKey = byKeyOf(facts);
  const named = leaves.flatMap((leaf) => {
    const fact = byKey.get(leaf.key);
    const isBenchmark = leaf.names[0]?.tokens.some((_, index) =>
      sensesAt(leaf.names[0] as FieldName, index, 'role').some(({ role }) => role === 'benchmark'),
    );
    return fact && isBenchmark && (fact.kind === 'name' || fact.kind === 'text')
      ? [[leaf.scope.join('/'), fact] as const]
      : [];
  });
  return new Map(
    [...groupBy(named, ([scope]) => scope)].flatMap(([scope, [first]]) => (first ? [[scope, first[1]] as const] : [])),
  );
}
