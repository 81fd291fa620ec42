import { createHash } from 'node:crypto';
import type { EntityClass, EntityKey, FilterQuery, Loaded } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { BadRequestError } from '../errors/domain.error';

/** A page of a list; `nextCursor` is null on the last one. */
export interface Page<T> {
  data: T[];
  nextCursor: string | null;
}

/** Query of any list. */
export interface PageAsked {
  limit: number;
  cursor?: string;
}

/** A list of one table, largest key first. */
export interface ListOfRows<Row extends object, Field extends string> {
  entity: EntityClass<Row>;
  /** Owner of the list: cursors of others are refused. */
  whose: FilterQuery<Row>;
  /** Filter; may differ from page to page. */
  where?: FilterQuery<Row>;
  /** Sort columns, unique together. */
  by: ReadonlyArray<EntityKey<Row>>;
  /** Columns to read; all by default. */
  fields?: readonly Field[];
}

/** The cursor is made up, altered, or of another list or account. */
export class UnknownCursorError extends BadRequestError {
  constructor() {
    super([{ path: 'cursor', message: 'is not where a page of this list ended' }]);
  }
}

/** Valid values in a cursor, by column type. */
const READERS = {
  string: (value: unknown) => (typeof value === 'string' && !value.includes('\0') ? value : undefined),
  number: (value: unknown) => (Number.isSafeInteger(value) ? (value as number) : undefined),
  bigint: (value: unknown) => (typeof value === 'string' && /^\d{1,18}$/.test(value) ? value : undefined),
  Date: (value: unknown) => {
    const date = new Date(typeof value === 'string' ? value : NaN);
    return Number.isNaN(date.getTime()) ? undefined : date;
  },
};
export type CursorKind = keyof typeof READERS;
type Key = string | number | bigint | Date;

const VERSION = 1;
const SUM_BYTES = 6;

/**
 * Cursors of one list. They hold the sort key of the last row of a page, not its id, so a row deleted between two pages
 * breaks nothing. `list` identifies the list and its owner.
 */
export class Cursors {
  constructor(
    private readonly list: string,
    private readonly kinds: readonly CursorKind[],
  ) {}

  write(key: readonly Key[]): string {
    const body = Buffer.from(
      JSON.stringify([VERSION, ...key.map((part) => (typeof part === 'bigint' ? String(part) : part))]),
    );
    return Buffer.concat([this.sumOf(body), body]).toString('base64url');
  }

  /** Null for the first page. Throws `UnknownCursorError`. */
  read(cursor: string | undefined): Key[] | null {
    if (!cursor) return null;
    const bytes = Buffer.from(cursor, 'base64url');
    const body = bytes.subarray(SUM_BYTES);
    const isOwn = bytes.toString('base64url') === cursor && this.sumOf(body).equals(bytes.subarray(0, SUM_BYTES));
    if (!isOwn) throw new UnknownCursorError();
    const [version, ...values] = keyIn(body);
    if (version !== VERSION || values.length !== this.kinds.length) throw new UnknownCursorError();
    return values.map((value, index) => {
      const read = READERS[this.kinds[index] ?? 'string'](value);
      if (read === undefined) throw new UnknownCursorError();
      return read;
    });
  }

  /** Makes a page from rows that include one more than fits. */
  cut<T>(rows: T[], limit: number, keyOf: (row: T) => Key[]): Page<T> {
    const data = rows.slice(0, limit);
    const last = data.at(-1);
    return { data, nextCursor: last !== undefined && rows.length > limit ? this.write(keyOf(last)) : null };
  }

  /** Checksum that detects altered cursors and those of other lists. It needs no secret: a cursor grants nothing. */
  private sumOf(body: Buffer): Buffer {
    return createHash('sha256').update(`${this.list}\n`).update(body).digest().subarray(0, SUM_BYTES);
  }
}

function keyIn(body: Buffer): unknown[] {
  try {
    const read: unknown = JSON.parse(body.toString());
    return Array.isArray(read) ? read : [];
  } catch {
    return [];
  }
}

/** Reads one page of a list. Throws `UnknownCursorError`. */
export async function readPage<Row extends object, Field extends string = '*'>(
  em: EntityManager,
  { entity, whose, where = {}, by, fields }: ListOfRows<Row, Field>,
  { limit, cursor }: PageAsked,
): Promise<Page<Loaded<Row, never, Field>>> {
  const { className, properties } = em.getMetadata().get<Row>(entity.name);
  const kinds = by.map((name) => properties[name].runtimeType as CursorKind);
  const cursors = new Cursors(`${className} ${JSON.stringify(whose)}`, kinds);
  const last = cursors.read(cursor);
  const rows = await em.find(entity, { $and: [whose, where, last ? behind(by, last) : {}] } as FilterQuery<Row>, {
    orderBy: by.map((name) => ({ [name]: 'desc' })) as never,
    limit: limit + 1,
    ...(fields ? { fields: [...fields, ...by] as never } : {}),
  });
  const read = rows as unknown as Array<Loaded<Row, never, Field>>;
  return cursors.cut(read, limit, (row) => by.map((name) => (row as Record<string, unknown>)[name] as Key));
}

/** Condition for rows after this key. */
function behind(by: readonly string[], last: readonly Key[]): object {
  return {
    $or: by.map((name, index) => ({
      ...Object.fromEntries(by.slice(0, index).map((equal, at) => [equal, last[at]])),
      [name]: { $lt: last[index] },
    })),
  };
}
