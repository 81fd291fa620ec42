import { isFrame, isRoleAlone } from '../names/name-senses';
import { labelOfName, labelOfPath } from '../names/label-of';
import { type Breakdown, breakdownOf } from './breakdown';
import { isCurrencyCode, isSeries, momentOrder, readMoment } from '@app/lingua';
import type { Fact, FactTable, TableColumn } from '../fact';
import { pointerOf, type Json, type JsonObject } from '../json-pointer';
import { columnOf, isTemporal, mainColumn, MIN_ROWS, type Within } from './table-columns';
import { BY_WORDS, STATISTIC } from './column.words';

/** `{"Mon": 212, "Tue": 198}` or `{"Harbour City": 61, …}`: the names are the keys. */
export function tableOfMap(node: JsonObject, path: string[], within: Within): FactTable | null {
  const breakdown = breakdownOf(node, path, within);
  const names = breakdown?.parts ?? Object.keys(node);
  if (names.length < (breakdown ? MIN_ROWS : 3)) return null;
  const timed = names.every((name) => isTimeName(name));
  // A month, the one before and that of last year are two comparisons and no course.
  if (timed && areComparisons(names)) return null;
  // `{thisYear, lastYear, nationalAverage}` is one figure and what it is set against.
  if (!timed && names.some((name) => isFrame(within.names.of(name)))) return null;
  // And so is `{act, plan, ly}`, where a single such word might be another.
  if (!timed && names.filter((name) => isRoleAlone(within.names.of(name))).length > 1) return null;
  const named =
    path.length > 0 &&
    ((names.every((name) => /^[^a-z]/u.test(name) || /\s/.test(name)) && !within.names.areCapital(names)) ||
      measuresOne(path.at(-1) ?? '', names, within)) &&
    !names.some((name) => /^\d+$/.test(name));
  if (!breakdown && ((!timed && !named) || areFields(names))) return null;
  const facts = names.map((name) => within.byKey.get(pointerOf([...path, name])));
  // What each currency costs is no ranking of them.
  if (/rates$/i.test(path.at(-1) ?? '') && names.every((name) => isCurrencyCode(name))) return null;
  const column = columnOf('value', facts);
  if (!column || facts.some((fact) => fact === undefined)) return null;
  const rows = (facts as Fact[]).map((fact) => ({
    name: { key: fact.key, form: 'label' as const },
    cells: { value: fact.key },
    rank: null,
    picture: null,
  }));
  const label = labelOfBreakdown(labelOfPath(path, within.names), breakdown);
  return {
    key: pointerOf(path),
    label,
    temporal: timed,
    columns: [{ ...column, label: countedBy(path.at(-1) ?? '', breakdown, within) ?? label }],
    main: 'value',
    rows,
  };
}

/** What the rows are so many of: the orders of `ordersByMonth`, or the visits that all `devices` add up to. */
function countedBy(name: string, breakdown: Breakdown | null, { names }: Within): string | null {
  const words = names.of(name).words;
  const by = words.findIndex((word) => BY_WORDS.has(word));
  return by > 0 ? labelOfName(names.of(words.slice(0, by).join('_')), new Set()) : (breakdown?.whole?.label ?? null);
}

/** "By channel" says nothing of what is: "Tickets by channel". */
function labelOfBreakdown(label: string, breakdown: Breakdown | null): string {
  const whole = breakdown?.whole?.label;
  return whole !== undefined && label.startsWith('By ') ? `${whole} b${label.slice(1)}` : label;
}

/** `TotalRevenue` beside `NewCustomers` are fields of a payload in Pascal case, and no likes of each other. */
function areFields(names: readonly string[]): boolean {
  const humps = names.filter((name) => /^(?:\p{Lu}\p{Ll}+){2,}$/u.test(name)).length;
  return humps * 2 > names.length;
}

/** What `generation_mwh` holds is all measured in one thing: likes of each other, unless they are statistics of it. */
function measuresOne(parent: string, keys: readonly string[], { names }: Within): boolean {
  return (
    names.of(parent).units.some(({ isSure }) => isSure) &&
    !keys.some((key) => names.of(key).words.some((word) => STATISTIC.test(word)))
  );
}

function isTimeName(name: string): boolean {
  return readMoment(name).length > 0 || /^\d{1,2}:\d{2}$/.test(name) || isSpan(name);
}

/** `{jun_2025, may_2025, jun_2024}`: parts of years in uneven steps, one of them in two years. */
function areComparisons(names: readonly string[]): boolean {
  const moments = names.flatMap((name) => readMoment(name)[0] ?? []);
  const parts = moments.filter(({ grain, hasYear }) => hasYear && PARTS_OF_YEARS.has(grain));
  if (parts.length < names.length || names.length > MOST_COMPARED) return false;
  const sorted = parts.toSorted((a, b) => momentOrder(a, b) ?? 0);
  return !isSeries(sorted) && new Set(parts.map(({ iso }) => iso.slice(4))).size < parts.length;
}

const PARTS_OF_YEARS: ReadonlySet<string> = new Set(['month', 'quarter', 'week', 'half']);
const MOST_COMPARED = 4;

/** "1-6 Apr", "28 Apr - 4 May". */
function isSpan(name: string): boolean {
  const [from = '', to = '', more] = name.split(/\s?[-–]\s?/);
  return more === undefined && /^\d/.test(from) && readMoment(to).some(({ grain }) => grain === 'day');
}

/** A list of an object under its name. */
export type List = [string, Json[]];

/**
 * `{time: [...], temperature: [...]}`: lists of one length, one of them naming the others. Where none does, the only times in the
 * object above may: `{months: [...], series: {sales: [...]}}`.
 */
export function tableOfParallel(
  lists: readonly List[],
  path: string[],
  within: Within,
  above: readonly Fact[] | null,
): FactTable | null {
  if (lists.length === 0) return null;
  const factsOf = (list: List): Array<Fact | undefined> => factsAt(path, list, within);
  const own =
    lists.find((list) => isTemporal(factsOf(list))) ??
    lists.find((list) => factsOf(list).every((fact) => fact?.kind === 'name'));
  const naming = own ? factsOf(own) : above;
  if (!naming) return null;
  const nameList = own?.[0];
  const { length } = naming;
  // Two lists of different lengths beside each other may be anything.
  const beside = lists.filter(([name, list]) => name !== nameList && list.length === length);
  const named = beside.map(([name, list]) => [name, factsOf([name, list])] as const);
  const columns = named
    .map(([name, facts]) => columnOf(name, facts))
    .filter((column): column is TableColumn => column !== null);
  const main = mainColumn(columns);
  if (main === null) return null;
  const cellsAt = (index: number): Record<string, string> =>
    Object.fromEntries(
      named.flatMap(([name, facts]) => {
        const cell = columns.some((column) => column.name === name) ? facts[index] : undefined;
        return cell ? [[name, cell.key]] : [];
      }),
    );
  const rows = (naming as Fact[]).map((fact, index) => ({
    name: { key: fact.key, form: 'full' as const },
    cells: cellsAt(index),
    rank: null,
    picture: null,
  }));
  return {
    key: pointerOf(path),
    label: (!own && columns.find(({ name }) => name === main)?.label) || labelOfPath(path, within.names),
    temporal: isTemporal(naming),
    columns,
    main,
    rows,
  };
}

/** The only list of times among these, which may name the lists of the objects beside it. */
export function timesOf(lists: readonly List[], path: readonly string[], within: Within): readonly Fact[] | null {
  const [times, another] = lists.map((list) => factsAt(path, list, within)).filter((facts) => isTemporal(facts));
  return times && !another ? (times as Fact[]) : null;
}

function factsAt(path: readonly string[], [name, list]: List, { byKey }: Within): Array<Fact | undefined> {
  return list.map((_, index) => byKey.get(pointerOf([...path, name, String(index)])));
}

/** The lists of an object that hold more than one plain value, and nothing else. */
export function listsOf(node: Json[] | JsonObject): List[] {
  if (Array.isArray(node)) return [];
  return Object.entries(node).filter(
    (entry): entry is List => Array.isArray(entry[1]) && entry[1].length >= MIN_ROWS && entry[1].every(isScalar),
  );
}

function isScalar(value: Json): boolean {
  return value === null || typeof value !== 'object';
}
