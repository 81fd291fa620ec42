import { isCurrencyCode } from '@app/lingua';
import { type DeclaredKind, type FieldMeaning, type FieldMeanings, isKnownUnit, MOST_PATTERNS } from './field-meanings';

type Node = Record<string, unknown>;

const LONGEST_LABEL = 80;
const DEEPEST = 32;
const MOST_VISITS = 5_000;
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
 * What a schema declares of data: a JSON Schema (`properties`), a Frictionless Table Schema (`fields`), CSVW (`columns`, also
 * as `tableSchema`) or the schema of an OpenAPI description that fits the data best. Titles are labels; units are those that
 * are stated by name or at the end of a title or description. `at` is the path of the data. Null for what is no schema.
 */
export function schemaFields(schema: unknown, data: unknown, at: string): FieldMeanings | null {
  if (!isNode(schema)) return null;
  const [table] = [schema, schema['tableSchema'], ...tablesOf(schema)].flatMap((node) => columnsOf(node) ?? []);
  // Rows have their columns' names; a file that stands apart may be headed by their titles.
  const found = table
    ? table.flatMap((column) =>
        namesOf(column)
          .slice(0, at === '' ? 2 : 1)
          .flatMap((name) => entry(join(at, data, name), column)),
      )
    : new SchemaWalk(schema).fields(data, at);
  return found && Object.fromEntries(found.slice(0, MOST_PATTERNS));
}

/** CSVW groups tables, and a data package resources; what comes with one file describes one. */
function tablesOf(schema: Node): unknown[] {
  return [schema['tables'], schema['resources']].flatMap((list) =>
    Array.isArray(list) && isNode(list[0]) ? [list[0]['tableSchema'], list[0]['schema']] : [],
  );
}

function columnsOf(node: unknown): [Node[]] | null {
  if (!isNode(node)) return null;
  const columns = [node['fields'], node['columns']].find(
    (list): list is Node[] => Array.isArray(list) && list.length > 0 && list.every(isColumn),
  );
  return columns ? [columns] : null;
}

function isColumn(column: unknown): column is Node {
  return isNode(column) && namesOf(column).length > 0;
}

/** A column is headed by its name or by its title. */
function namesOf({ name, titles }: Node): string[] {
  const title = textOf(titles);
  return [...new Set([...(typeof name === 'string' ? [name] : []), ...(title === null ? [] : [title])])];
}

/** A column of a table whose place is not known is any of its name. */
function join(at: string, data: unknown, name: string): string {
  if (at === '') return name;
  return `${at}${Array.isArray(data) ? '[]' : ''}.${name}`;
}

type Entry = [string, FieldMeaning];

/** JSON Schema with its references; `root` is the document that they point into. */
class SchemaWalk {
  /** Schemas looked at so far: references can multiply a small document beyond all bounds. */
  private visits = 0;

  constructor(private readonly root: Node) {}

  fields(data: unknown, at: string): Entry[] | null {
    const described = typeof this.root['openapi'] === 'string' || typeof this.root['swagger'] === 'string';
    if (described) return this.best(data);
    const schema = this.resolved(this.root);
    if (!isHolder(schema)) return null;
    // A schema of one row is true of each.
    return Array.isArray(data) && isNode(schema['properties'])
      ? this.members(schema, `${at}[]`)
      : this.members(schema, at);
  }

  /** Of an API's schemas, the one that names most members of the data. */
  private best(data: unknown): Entry[] | null {
    const names = new Set<string>();
    collectNames(data, names);
    const components = [atPath(this.root, 'components', 'schemas'), this.root['definitions']];
    const schemas = components.flatMap((group) => (isNode(group) ? Object.values(group).filter(isNode) : []));
    let best: { entries: Entry[]; score: number } | null = null;
    for (const one of schemas.slice(0, MOST_PATTERNS)) {
      const schema = this.resolved(one);
      if (!isHolder(schema)) continue;
      const members = isNode(schema['properties']) ? Object.keys(schema['properties']) : [];
      const score = members.filter((name) => names.has(name)).length;
      if (score === 0 || score <= (best?.score ?? 0)) continue;
      // Where the data keep it is not said: its members are known by their names.
      const entries = this.members(schema, '').map(([pattern, field]): Entry => [pattern.replace(/^\./, ''), field]);
      best = { entries, score };
    }
    return best?.entries ?? null;
  }

  /** All members, however deep they stand. */
  private members(schema: Node, at: string, depth = 0): Entry[] {
    if (depth > DEEPEST || this.visits > MOST_VISITS) return [];
    const { properties, items } = schema;
    const own = isNode(properties)
      ? Object.entries(properties).flatMap(([name, member]) => this.member(member, `${at}.${name}`, depth))
      : [];
    return items === undefined ? own : [...own, ...this.member(items, `${at}[]`, depth)];
  }

  private member(node: unknown, at: string, depth: number): Entry[] {
    if (!isNode(node)) return [];
    const schema = this.resolved(node);
    return isHolder(schema) ? this.members(schema, at, depth + 1) : entry(at, schema);
  }

  /** With what it refers to, and what it is put together of; its own words come first. */
  private resolved(node: Node, depth = 0): Node {
    if (depth > DEEPEST || this.visits++ > MOST_VISITS) return node;
    const { $ref, allOf, oneOf, anyOf } = node;
    const others = [this.pointed($ref), ...[allOf, oneOf, anyOf].flat()].filter(isNode);
    return others.reduce<Node>((whole, other) => {
      const { properties, ...rest } = this.resolved(other, depth + 1);
      const both = {
        ...(isNode(properties) ? properties : {}),
        ...(isNode(whole['properties']) ? whole['properties'] : {}),
      };
      return { ...rest, ...whole, ...(Object.keys(both).length > 0 ? { properties: both } : {}) };
    }, node);
  }

  /** What a reference within the document points to. */
  private pointed(reference: unknown): unknown {
    if (typeof reference !== 'string' || !reference.startsWith('#/')) return null;
    const path = reference.slice(2).split('/').slice(0, DEEPEST);
    return atPath(this.root, ...path.map((part) => part.replace(/~1/g, '/').replace(/~0/g, '~')));
  }
}

const MOST_LOOKED_AT = 400;

function collectNames(node: unknown, names: Set<string>): void {
  if (typeof node !== 'object' || node === null || names.size > MOST_LOOKED_AT) return;
  if (Array.isArray(node)) return node.slice(0, 3).forEach((one) => collectNames(one, names));
  for (const [name, child] of Object.entries(node)) {
    names.add(name);
    collectNames(child, names);
  }
}

function atPath(node: unknown, ...path: string[]): unknown {
  return path.reduce<unknown>((at, part) => (isNode(at) && Object.hasOwn(at, part) ? at[part] : null), node);
}

function isHolder(schema: Node): boolean {
  return isNode(schema['properties']) || isNode(schema['items']);
}

function entry(pattern: string, column: Node): Entry[] {
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

export function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
