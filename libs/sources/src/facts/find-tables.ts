import type { Fact, FactTable, TableColumn, TableRow } from './fact';
import type { FieldNames } from './field-names';
import { nameWords } from './name-words';
import { pointerOf, type Json, type JsonObject } from './json-pointer';
import { monthIndex, weekdayIndex } from './words/calendar.words';
import {
  GENERIC_NAMES,
  MAIN_COLUMNS,
  NAME_COLUMNS,
  PARTS_PLAYED,
  PLACE_COLUMNS,
  RANK_COLUMNS,
  STATISTIC,
  TIME_COLUMNS,
} from './words/column.words';

const MIN_ROWS = 2;

/** The facts and names of the payload. */
interface Within {
  byKey: ReadonlyMap<string, Fact>;
  names: FieldNames;
}

/** Finds lists of like objects, parallel lists and maps from names to figures. */
export function findTables(
  root: Json[] | JsonObject,
  byKey: ReadonlyMap<string, Fact>,
  names: FieldNames,
): FactTable[] {
  const within: Within = { byKey, names };
  const tables: FactTable[] = [];
  const visit = (node: Json[] | JsonObject, path: string[]): void => {
    const found = Array.isArray(node)
      ? tableOfList(node, path, within)
      : (tableOfMap(node, path, within) ?? tableOfObjects(node, path, within) ?? tableOfParallel(node, path, within));
    if (found) tables.push(found);
    for (const [name, child] of Object.entries(node)) {
      if (child !== null && typeof child === 'object') visit(child, [...path, name]);
    }
  };
  visit(root, []);
  return tables;
}

function tableOfList(list: Json[] | JsonObject, path: string[], { byKey, names }: Within): FactTable | null {
  const parts = Object.keys(list).map((name) => names.of(name).part);
  const rows = Object.values(list).map((row) =>
    row !== null && typeof row === 'object' && !Array.isArray(row) ? row : null,
  );
  if (rows.filter(Boolean).length < MIN_ROWS) return null;
  const base = path.map((name) => `${names.of(name).part}/`).join('');
  const held = new Map<string, number>();
  const cells = rows.map((row, index) => {
    const found = new Map<string, Fact>();
    for (const name of Object.keys(row ?? {})) {
      const fact = byKey.get(`${base}${parts[index]}/${names.of(name).part}`);
      if (!fact) continue;
      found.set(name, fact);
      held.set(name, (held.get(name) ?? 0) + 1);
    }
    return found;
  });
  const at = (index: number, name: string): Fact | undefined => cells[index]?.get(name);
  const common = [...held].filter(([, count]) => count >= rows.length * 0.6).map(([name]) => name);
  const nameColumn = labelColumn(common, rows.length, at);
  if (nameColumn === null) return null;
  const columns = common
    .filter((name) => name !== nameColumn && !RANK_COLUMNS.has(name.toLowerCase()))
    .map((name) =>
      columnOf(
        name,
        rows.map((_, index) => at(index, name)),
      ),
    )
    .filter((column): column is TableColumn => column !== null);
  const values = common.filter((name) => GENERIC_NAMES.has(name.toLowerCase()));
  if (
    values.some(
      (name) =>
        !columns.some((column) => column.name === name) && rows.some((_, index) => at(index, name)?.number !== null),
    )
  )
    return null;
  const main = mainColumn(columns);
  if (main === null) return null;
  const rankColumn = common.find((name) => PLACE_COLUMNS.has(name.toLowerCase()));
  const pictureColumn = common.find((name) => /(icon|image|logo|photo|avatar|crest|flag)/i.test(name));
  const made: TableRow[] = [];
  rows.forEach((_, index) => {
    const name = at(index, nameColumn);
    if (!name) return;
    const figures = columns.flatMap((column) => {
      const cell = at(index, column.name);
      return cell && cell.number !== null ? [[column.name, cell.key] as const] : [];
    });
    const rank = rankColumn ? (at(index, rankColumn)?.key ?? null) : null;
    const picture = pictureColumn ? at(index, pictureColumn) : undefined;
    made.push({
      name: { key: name.key, form: 'full' },
      cells: Object.fromEntries(figures),
      rank,
      picture: picture?.kind === 'url' ? picture.key : null,
    });
  });
  const temporal = isTemporal(made.map((row) => byKey.get(row.name.key)));
  return { key: pointerOf(path), label: labelOf(path, columns, main, names), temporal, columns, main, rows: made };
}

/** `{"basic": {"name": "Basic", "price": 12}, …}`: objects that stand under names of their own are rows like any. */
function tableOfObjects(node: JsonObject, path: string[], within: Within): FactTable | null {
  const rows = path.length > 0 ? Object.entries(node) : [];
  const stand = rows.every(
    ([key, row]) => row !== null && typeof row === 'object' && !Array.isArray(row) && isOwn(key, row),
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
  return path.length === 0 && measured !== '' ? measured : names.labelOf(path);
}

function labelColumn(
  names: readonly string[],
  count: number,
  at: (index: number, name: string) => Fact | undefined,
): string | null {
  const values = (name: string): Fact[] =>
    Array.from({ length: count }, (_, index) => at(index, name)).filter((fact) => fact !== undefined);
  const distinct = (name: string): boolean => {
    const texts = values(name).map((fact) => String(fact.value));
    return new Set(texts).size >= texts.length * 0.8;
  };
  const lower = (name: string): string => name.toLowerCase();
  const timed = names.find(
    (name) =>
      TIME_COLUMNS.has(lower(name)) &&
      distinct(name) &&
      (isTemporal(values(name)) || lower(name) === 'quarter' || lower(name) === 'week'),
  );
  if (timed) return timed;
  const isName = (name: string): boolean =>
    values(name).every((fact) => ['name', 'text', 'handle', 'date'].includes(fact.kind)) && distinct(name);
  return (
    names.find((name) => NAME_COLUMNS.has(lower(name)) && isName(name)) ??
    names.find((name) => isName(name)) ??
    names.find(
      (name) => values(name).every((fact) => fact.kind === 'code' && String(fact.value).length <= 12) && distinct(name),
    ) ??
    null
  );
}

function columnOf(name: string, cells: ReadonlyArray<Fact | undefined>): TableColumn | null {
  const held = cells.filter((cell) => cell !== undefined && cell.number !== null) as Fact[];
  const first = held[0];
  if (
    !first ||
    held.length < cells.length * 0.6 ||
    held.some((cell) => cell.unit !== first.unit || cell.currency !== first.currency)
  )
    return null;
  if (first.kind === 'date') return null;
  const kind = held.some((cell) => cell.kind === 'ratio') && first.kind === 'count' ? 'ratio' : first.kind;
  return { name, label: GENERIC_NAMES.has(name.toLowerCase()) ? '' : first.label, kind, unit: first.unit };
}

function mainColumn(columns: readonly TableColumn[]): string | null {
  const known = MAIN_COLUMNS.map((name) => columns.find((column) => column.name.toLowerCase() === name)).find(Boolean);
  const share = columns.find((column) => nameWords(column.name).includes('bag'));
  return (share ?? known ?? columns[0])?.name ?? null;
}

/** Tells whether these names stand in time: dates, years, months, weekdays, hours. */
function isTemporal(names: ReadonlyArray<Fact | undefined>): boolean {
  return (
    names.length > 0 &&
    names.every(
      (fact) =>
        fact !== undefined &&
        (fact.kind === 'date' ||
          /^(q[1-4]|(week|day|round|lap|stage|quarter|period) \d+|w\d+|\d{4}-W\d\d)\b/i.test(String(fact.value))),
    )
  );
}

/** `{"Mon": 212, "Tue": 198}` or `{"Harbour City": 61, …}`: the names are the keys. */
function tableOfMap(node: JsonObject, path: string[], within: Within): FactTable | null {
  const names = Object.keys(node);
  if (names.length < 3) return null;
  const timed = names.every((name) => isTimeName(name));
  const named =
    path.length > 0 &&
    (names.every((name) => /^[^a-z]/u.test(name) || /\s/.test(name)) ||
      measuresOne(path.at(-1) ?? '', names, within)) &&
    !names.some((name) => /^\d+$/.test(name));
  if (!timed && !named) return null;
  const facts = names.map((name) => within.byKey.get(pointerOf([...path, name])));
  const column = columnOf('value', facts);
  if (!column || facts.some((fact) => fact === undefined)) return null;
  const rows = (facts as Fact[]).map((fact) => ({
    name: { key: fact.key, form: 'label' as const },
    cells: { value: fact.key },
    rank: null,
    picture: null,
  }));
  return {
    key: pointerOf(path),
    label: within.names.labelOf(path),
    temporal: timed,
    columns: [{ ...column, label: within.names.labelOf(path) }],
    main: 'value',
    rows,
  };
}

/** What `generation_mwh` holds is all measured in one thing: likes of each other, unless they are statistics of it. */
function measuresOne(parent: string, keys: readonly string[], { names }: Within): boolean {
  return (
    names.unitBelow(parent) !== null && !keys.some((key) => names.of(key).words.some((word) => STATISTIC.test(word)))
  );
}

function isTimeName(name: string): boolean {
  return (
    weekdayIndex(name) >= 0 ||
    monthIndex(name) >= 0 ||
    /^(1[5-9]|20|21)\d\d(-\d\d){0,2}$/.test(name) ||
    /^\d{4}-W\d\d$/.test(name) ||
    /^q[1-4]( \d{4})?$/i.test(name)
  );
}

/** `{time: [...], temperature: [...]}`: lists of one length, one of them naming the others. */
function tableOfParallel(node: JsonObject, path: string[], within: Within): FactTable | null {
  const lists = Object.entries(node).filter(
    (entry): entry is [string, Json[]] => Array.isArray(entry[1]) && entry[1].length >= MIN_ROWS,
  );
  const length = lists[0]?.[1].length;
  if (lists.length < 2 || lists.some(([, list]) => list.length !== length)) return null;
  const at = (name: string, index: number): Fact | undefined =>
    within.byKey.get(pointerOf([...path, name, String(index)]));
  const facts = (name: string): Array<Fact | undefined> =>
    Array.from({ length: length ?? 0 }, (_, index) => at(name, index));
  const names = lists.map(([name]) => name);
  const nameList =
    names.find((name) => isTemporal(facts(name))) ??
    names.find((name) => facts(name).every((fact) => fact?.kind === 'name'));
  if (!nameList) return null;
  const columns = names
    .filter((name) => name !== nameList)
    .map((name) => columnOf(name, facts(name)))
    .filter((column): column is TableColumn => column !== null);
  const main = mainColumn(columns);
  if (main === null) return null;
  const rows = (facts(nameList) as Fact[]).map((fact, index) => ({
    name: { key: fact.key, form: 'full' as const },
    cells: Object.fromEntries(
      columns.flatMap((column) => {
        const cell = at(column.name, index);
        return cell ? [[column.name, cell.key]] : [];
      }),
    ),
    rank: null,
    picture: null,
  }));
  return {
    key: pointerOf(path),
    label: within.names.labelOf(path),
    temporal: isTemporal(facts(nameList)),
    columns,
    main,
    rows,
  };
}
