import { labelOfPath } from '../names/label-of';
import type { Fact, FactTable, TableColumn, TableRow } from '../fact';
import { momentOrder, readMoment, sensesOf, sensesOfPhrase } from '@app/lingua';
import { type FieldNames, wordsOf } from '../names/field-name';
import type { HeaderTable } from '../reading/header-table';
import { pointerOf, type Json, type JsonObject } from '../json-pointer';
import { columnOf, isTemporal, mainColumn, MIN_ROWS, type Within } from './table-columns';
import { isQuantityOfKinds, isOpinions, isUnlike, labelColumn, orders, wrapperOf } from './row-columns';
import { hasSubject, isRoleAlone, sensesAt } from '../names/name-senses';
import { COMPARED } from '../names/roles';
import { GENERIC_NAMES, NAME_COLUMNS, PARTS_PLAYED, PLACE_COLUMNS } from './column.words';

/** Cells lie in so many objects of their row. */
const DEEPEST_CELL = 2;

/**
 * A list of objects with the same fields; null if their fields differ or no field names the rows. `endings`: last segment of the cells'
 * pointers by column, if it differs from the column's name.
 */
export function tableOfList(
  list: Json[] | Readonly<JsonObject>,
  path: string[],
  { byKey, names }: Within,
  endings?: HeaderTable['parts'],
): FactTable | null {
  const parts = Object.keys(list).map((name) => names.of(name).part);
  const rows = Object.values(list).map((row) => (isObject(row) ? row : null));
  if (rows.filter(Boolean).length < MIN_ROWS) return null;
  const wrapper = wrapperOf(rows);
  const inner = wrapper === null ? '' : `${wrapper}/`;
  const base = path.map((name) => `${names.of(name).part}/`).join('');
  const held = new Map<string, number>();
  const cells = rows.map((row, index) => {
    const found = new Map<string, Fact>();
    // The name of a row may be its key (`areKeyedRows`).
    const own = byKey.get(`${base}${parts[index]}`);
    if (own) {
      found.set('name', own);
      held.set('name', (held.get('name') ?? 0) + 1);
    }
    const take = (object: JsonObject, above: string, place: string, depth: number): void => {
      for (const [key, value] of Object.entries(object)) {
        const name = `${above}${key}`;
        const own = `${place}${endings?.get(name) ?? names.of(key).part}`;
        const fact = byKey.get(own) ?? valueIn(value, own, byKey, names);
        if (fact) {
          found.set(name, fact);
          held.set(name, (held.get(name) ?? 0) + 1);
        } else if (depth < DEEPEST_CELL && isObject(value)) take(value, `${name}/`, `${own}/`, depth + 1);
      }
    };
    take((wrapper === null ? row : (row?.[wrapper] as JsonObject)) ?? {}, '', `${base}${parts[index]}/${inner}`, 0);
    return found;
  });
  const at = (index: number, name: string): Fact | undefined => cells[index]?.get(name);
  const common = [...held].filter(([, count]) => count >= rows.length * 0.6).map(([name]) => name);
  const nameColumn = labelColumn(common, rows.length, at, names);
  if (nameColumn === null || isUnlike(common, rows.length, at) || isOpinions(common, rows.length, at)) return null;
  const columns = common
    .filter((name) => name !== nameColumn && !orders(name, names))
    .map((name) =>
      columnOf(
        name,
        rows.map((_, index) => at(index, name)),
      ),
    )
    .filter((column): column is TableColumn => column !== null);
  const worth = common.some((name) => rows.every((_, index) => at(index, name)?.currency));
  const told = columns.filter(({ name }) => !isQuantityOfKinds(name, common, worth));
  const values = common.filter((name) => GENERIC_NAMES.has(name.toLowerCase()));
  if (
    values.some(
      (name) =>
        !columns.some((column) => column.name === name) && rows.some((_, index) => at(index, name)?.number !== null),
    )
  )
    return null;
  // Of metrics that are only called "current" and "target", each is a measure of its own, and none ranks under another.
  const isBare = (name: string): boolean => !hasSubject(names.of(name)) || isRoleAlone(names.of(name));
  if (isOfMeasures(path, names) && told.every(({ name }) => isBare(name))) return null;
  const rankColumn = common.find(
    (name) =>
      PLACE_COLUMNS.has(name.toLowerCase()) && rows.some((_, index) => (at(index, name)?.number ?? null) !== null),
  );
  const numberAt = (index: number, name: string): number => at(index, name)?.number ?? Number.NaN;
  // What rows are ranked by is what their table is about.
  const ranked =
    rankColumn &&
    told.filter(({ name }) =>
      isOrderedBy(rows.map((_, index) => [numberAt(index, rankColumn), numberAt(index, name)])),
    );
  const main = mainColumn(ranked && ranked.length > 0 ? ranked : told);
  if (main === null) return null;
  const pictureColumn = common.find((name) => /(icon|image|logo|photo|avatar|crest|flag)/i.test(name));
  const counted = told.filter(({ kind }) => kind !== 'percent').map(({ name }) => name);
  // What is called a total in part ("District total") is one at either end if it is the largest; the last row is one by any name if its
  // figures add up the others'.
  const isTotal = (index: number, name: string): boolean => {
    if (isSum(name)) return true;
    const isLast = index === rows.length - 1;
    if (index > 0 && !isLast) return false;
    const others = rows.flatMap((_, place) => (place === index ? [] : [place]));
    const fitting = (test: (own: number, all: readonly number[]) => boolean): number =>
      counted.filter((column) =>
        test(
          numberAt(index, column),
          others.map((place) => numberAt(place, column)).filter((number) => !Number.isNaN(number)),
        ),
      ).length;
    const isLargest = (own: number, all: readonly number[]): boolean => all.every((number) => number <= own);
    if (saysTotal(name)) return fitting(isLargest) > 0;
    const isSumOf = (own: number, all: readonly number[]): boolean =>
      all.length > 1 && own > 0 && isLargest(own, all) && isNearly(own, all);
    const isTelling = (own: number, all: readonly number[]): boolean =>
      all.length >= MANY && own >= LARGE && isSumOf(own, all);
    return (
      isLast && fitting(isLargest) === counted.length && (fitting(isSumOf) >= TELLING_SUMS || fitting(isTelling) > 0)
    );
  };
  const made: TableRow[] = [];
  const sums: TableRow[] = [];
  rows.forEach((_, index) => {
    const name = at(index, nameColumn);
    if (!name) return;
    const figures = told.flatMap((column) => {
      const cell = at(index, column.name);
      return cell && cell.number !== null ? [[column.name, cell.key] as const] : [];
    });
    const rank = rankColumn ? (at(index, rankColumn)?.key ?? null) : null;
    const picture = pictureColumn ? at(index, pictureColumn) : undefined;
    (isTotal(index, String(name.value)) ? sums : made).push({
      name: { key: name.key, form: 'full' },
      cells: Object.fromEntries(figures),
      rank,
      picture: picture?.kind === 'url' ? picture.key : null,
    });
  });
  const temporal = isTemporal(made.map((row) => byKey.get(row.name.key)));
  const [total, another] = sums;
  const label = labelOf(path, told, main, names);
  const table = { key: pointerOf(path), label, temporal, columns: told, main, rows: made };
  return total && !another ? { ...table, total } : table;
}

/** `metrics`, `kpis`, `Kennzahlen`: a list of things that are measured. */
function isOfMeasures(path: readonly string[], names: FieldNames): boolean {
  const list = names.of(path.at(-1) ?? '');
  return sensesAt(list, list.tokens.length - 1, 'member').some(({ member }) => member === 'label');
}

/** Whether figures fall, or rise, as places do. */
function isOrderedBy(pairs: ReadonlyArray<readonly number[]>): boolean {
  const values = pairs.toSorted(([a = 0], [b = 0]) => a - b).map(([, value = 0]) => value);
  const steps = values.slice(1).map((value, at) => value - (values[at] ?? value));
  return steps.every((step) => step <= 0) || steps.every((step) => step >= 0);
}

/** The figure of a cell that is an object: `revenue: {amount, currency}`, and the present one of `passRate: {thisYear, lastYear}`. */
function valueIn(cell: Json, place: string, byKey: Within['byKey'], names: FieldNames): Fact | undefined {
  if (!isObject(cell)) return undefined;
  const numbers = Object.entries(cell).filter(([, value]) => typeof value === 'number');
  const facts = numbers.map(([name]) => byKey.get(`${place}/${names.of(name).part}`));
  const [present, another] = facts.filter((fact) => fact && !COMPARED_ROLES.has(fact.role));
  return another ? newestOf(numbers, facts) : present;
}

/** The last of figures that are called by their times: `wheels: {2023, 2024, 2025}`. */
function newestOf(numbers: ReadonlyArray<[string, Json]>, facts: ReadonlyArray<Fact | undefined>): Fact | undefined {
  const moments = numbers.flatMap(([name], index) => {
    const [moment] = readMoment(name);
    return moment ? [{ moment, fact: facts[index] }] : [];
  });
  if (moments.length < numbers.length) return undefined;
  return moments.toSorted((one, other) => momentOrder(one.moment, other.moment) ?? 0).at(-1)?.fact;
}

function isObject(value: Json | undefined): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Parts of figures that another one is set against. */
const COMPARED_ROLES: ReadonlySet<Fact['role']> = new Set<Fact['role']>([...COMPARED, 'previous'] as Fact['role'][]);

/** So many sums that come out are no chance. */
const TELLING_SUMS = 2;
/** So many parts hardly add up to so much by chance. */
const MANY = 5;
const LARGE = 1000;

function isNearly(own: number, all: readonly number[]): boolean {
  return Math.abs(all.reduce((sum, number) => sum + number, 0) - own) < own * 1e-6;
}

/** Whether a word of a name says that it is of all: "ALL TITLES", "Rede total". */
function saysTotal(name: string): boolean {
  return wordsOf(name).some((word) => sensesOf(word).some((sense) => sense.as === 'role' && sense.role === 'total'));
}

/** Whether a row is the sum of the others: "Total", "Grand total". */
function isSum(name: string): boolean {
  const words = wordsOf(name);
  const senses = [...sensesOfPhrase(words), ...(words.length === 1 ? sensesOf(words[0] ?? '') : [])];
  return senses.some((sense) => sense.as === 'role' && sense.role === 'total');
}

/** `{"basic": {"name": "Basic", "price": 12}, …}`: objects that stand under names of their own are rows like any. */
export function tableOfObjects(node: JsonObject, path: string[], within: Within): FactTable | null {
  const rows = path.length > 0 ? Object.entries(node) : [];
  const stand = rows.every(
    ([key, row]) => isObject(row) && (isOwn(key, row) || within.byKey.has(pointerOf([...path, key]))),
  );
  return rows.length >= MIN_ROWS && stand ? tableOfList(node, path, within) : null;
}

/** A key that repeats what the object is called, or is a name itself; `best` and `home` are parts that it plays. */
function isOwn(key: string, row: JsonObject): boolean {
  const bare = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');
  const called = Object.entries(row).some(
    ([name, text]) => NAME_COLUMNS.has(name) && typeof text === 'string' && isShortFor(bare(key), bare(text)),
  );
  return bare(key) !== '' && !PARTS_PLAYED.test(key) && (called || /^\p{Lu}/u.test(key));
}

/** "basic" for "Basic plan", and "btc" for "Bitcoin". */
function isShortFor(key: string, name: string): boolean {
  const letters = [...name];
  const isAbbreviation = key.length <= 5 && name.startsWith(key.charAt(0));
  return (
    name.includes(key) ||
    (isAbbreviation && [...key].every((letter) => letters.splice(0, letters.indexOf(letter) + 1).length > 0))
  );
}

/** A list at the top of the payload has no name of its own: what it measures speaks for it. */
function labelOf(path: string[], columns: readonly TableColumn[], main: string, names: FieldNames): string {
  const measured = columns.find((column) => column.name === main)?.label ?? '';
  return path.length === 0 && measured !== '' ? measured : labelOfPath(path, names);
}
