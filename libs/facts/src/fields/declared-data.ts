import { isCurrencyCode } from '@app/lingua';
import { type DeclaredKind, type FieldMeaning, type FieldMeanings, isKnownUnit } from './field-meanings';

/** Data with what a schema beside them declares. */
export interface DeclaredData {
  data: Record<string, unknown>;
  fields: FieldMeanings;
}

type Node = Record<string, unknown>;

const LONGEST_LABEL = 80;
const DEEPEST = 32;
const SCHEMA_NAMES = ['schema', 'tableSchema'];
const UNIT_NAMES = [
  'unit',
  'units',
  'unitText',
  'unitCode',
  'x-unit',
  'schema:unitText',
  'schema:unitCode',
  'qudt:unit',
];
const KINDS: Readonly<Record<string, DeclaredKind>> = {
  year: 'year',
  gyear: 'year',
  date: 'date',
  datetime: 'date',
  'date-time': 'date',
};

/**
 * Takes the schema out of `{schema, data}`: a JSON Schema (`properties`), a Frictionless Table Schema (`fields`) or CSVW
 * (`columns`, also as `tableSchema`). What it declares of the data is answered as field meanings: titles as labels, units
 * that it states by name or at the end of a title or description. Null for anything else, a payload that merely calls a
 * figure "schema" included.
 */
export function readDeclared(payload: Record<string, unknown>): DeclaredData | null {
  const name = SCHEMA_NAMES.find((one) => isNode(payload[one]));
  const { data: rows } = payload;
  if (name === undefined || typeof rows !== 'object' || rows === null) return null;
  const schema = payload[name] as Node;
  const found = readSchema(schema, Array.isArray(rows));
  if (found === null) return null;
  const data = Object.fromEntries(Object.entries(payload).filter(([key]) => key !== name && !/^[@$]/.test(key)));
  return { data, fields: Object.fromEntries(found) };
}

function readSchema(schema: Node, isList: boolean): Array<[string, FieldMeaning]> | null {
  const nested = isNode(schema['tableSchema']) ? schema['tableSchema'] : schema;
  const columns = [nested['fields'], nested['columns']].find(
    (list): list is Node[] => Array.isArray(list) && list.every((column) => isNode(column) && nameOf(column) !== ''),
  );
  if (columns) return columns.flatMap((column) => entry(`data${isList ? '[]' : ''}.${nameOf(column)}`, column));
  if (!isNode(schema['properties']) && !isNode(schema['items'])) return null;
  return readProperties(schema, 'data');
}

/** All members of a JSON Schema, however deep they stand. */
function readProperties(schema: Node, at: string, depth = 0): Array<[string, FieldMeaning]> {
  if (depth > DEEPEST) return [];
  const { properties, items } = schema;
  const members = isNode(properties)
    ? Object.entries(properties).flatMap(([name, member]): Array<[string, FieldMeaning]> => {
        if (!isNode(member)) return [];
        const path = `${at}.${name}`;
        const isHolder = isNode(member['properties']) || isNode(member['items']);
        return isHolder ? readProperties(member, path, depth + 1) : entry(path, member);
      })
    : [];
  if (!isNode(items)) return members;
  const isHolder = isNode(items['properties']) || isNode(items['items']);
  return [...members, ...(isHolder ? readProperties(items, `${at}[]`, depth + 1) : entry(`${at}[]`, items))];
}

function entry(pattern: string, column: Node): Array<[string, FieldMeaning]> {
  const meaning = meaningOfColumn(column);
  return Object.keys(meaning).length === 0 ? [] : [[pattern, meaning]];
}

function meaningOfColumn(column: Node): FieldMeaning {
  const title = textOf(column['title'] ?? column['titles'] ?? column['dc:title']);
  const description = textOf(column['description'] ?? column['dc:description']);
  const label = title?.replace(/\s*[([][^()[\]]*[)\]]\s*$/, '').trim();
  const [measure] = [
    ...UNIT_NAMES.map((name) => textOf(column[name])),
    inBrackets(title),
    inBrackets(description),
    atEnd(description),
  ].flatMap((text) => (text === null ? [] : (measureOf(text) ?? [])));
  const base = isNode(column['datatype']) ? column['datatype']['base'] : null;
  const type = [column['format'], column['type'], column['datatype'], base].find(
    (one) => typeof one === 'string' && Object.hasOwn(KINDS, one.toLowerCase()),
  );
  const kind = typeof type === 'string' ? KINDS[type.toLowerCase()] : undefined;
  return {
    ...(label && label.length <= LONGEST_LABEL ? { label } : {}),
    ...measure,
    // How a day is written is read from its values.
    ...(kind === undefined || kind === 'date' ? {} : { kind }),
  };
}

function measureOf(text: string): FieldMeaning | null {
  const code = text.trim().toUpperCase();
  if (isCurrencyCode(code)) return { currency: code };
  return isKnownUnit(text.trim()) ? { unit: text.trim() } : null;
}

function inBrackets(text: string | null): string | null {
  return /[([]([^()[\]]+)[)\]]\s*$/.exec(text ?? '')?.[1] ?? null;
}

/** "Energy drawn from the grid, in kWh." */
function atEnd(text: string | null): string | null {
  return /(?:^|\s)in ([^\s,.]+(?: per [^\s,.]+)?)\.?$/i.exec(text ?? '')?.[1] ?? null;
}

/** A text, the first of a list of texts, or the English or first one of texts by language. */
function textOf(value: unknown): string | null {
  if (typeof value === 'string') return value.trim() === '' ? null : value.trim();
  if (Array.isArray(value)) return textOf(value[0]);
  return isNode(value) ? textOf(value['en'] ?? value['@value'] ?? Object.values(value)[0]) : null;
}

function nameOf({ name, titles }: Node): string {
  return typeof name === 'string' ? name : (textOf(titles) ?? '');
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
