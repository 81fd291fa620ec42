import { Entity, PrimaryKey, Property } from '@mikro-orm/core';
import type { EntityManager, MikroORM } from '@mikro-orm/postgresql';
import { startTestDatabase } from '@app/testing';
import { Database, insertRows, newRow, openOrm } from '../src';

@Entity({ tableName: 'shelves' })
class Shelf {
  @PrimaryKey({ type: 'text' })
  id!: string;

  @Property({ type: 'json', nullable: true })
  things!: unknown;

  @Property({ type: 'datetime' })
  builtAt!: Date;

  @Property({ type: 'double', nullable: true })
  width: number | null = null;

  isWide(): boolean {
    return (this.width ?? 0) > 1;
  }
}

@Entity({ tableName: 'shelf_books' })
class Book {
  @PrimaryKey({ type: 'text' })
  id!: string;

  @Property({ type: 'text' })
  shelfId!: string;

  @Property({ type: 'boolean' })
  open!: boolean;
}

const NOON = new Date('2026-01-01T12:00:00.123Z');

describe('insertRows', () => {
  let server: Awaited<ReturnType<typeof startTestDatabase>>;
  let orm: MikroORM;
  let database: Database;

  beforeAll(async () => {
    server = await startTestDatabase();
    orm = (await openOrm(server.url, [Shelf, Book])) as MikroORM;
    database = new Database(orm);
    await database.read().execute(`
      CREATE TABLE shelves (id text PRIMARY KEY, things jsonb, built_at timestamptz NOT NULL, width double precision);
      CREATE TABLE shelf_books (id text PRIMARY KEY, shelf_id text NOT NULL REFERENCES shelves, open boolean NOT NULL);`);
  });

  afterAll(async () => {
    await orm.close(true);
    await server.stop();
  });

  const aShelf = (id: string, things: unknown) => newRow(Shelf, { id, things, builtAt: NOON });
  const aBook = (id: string, shelfId: string) => newRow(Book, { id, shelfId, open: true });
  const written = async (...rows: object[]) =>
    await database.transaction(async (em: EntityManager) => await insertRows(em, rows));

  it('writes rows of several tables that the ORM reads back unchanged', async () => {
    await written(aBook('b1', 's1'), aShelf('s1', [{ a: "o'clock" }, null]));
    await written(aBook('b2', 's2'), aShelf('s2', null));
    const em = database.read();
    const [first, second] = await em.find(Shelf, {}, { orderBy: { id: 'asc' } });
    expect(first).toMatchObject({ things: [{ a: "o'clock" }, null], builtAt: NOON, width: null });
    expect(second).toMatchObject({ id: 's2', things: null });
    expect(await em.find(Book, { open: true, shelfId: 's2' })).toMatchObject([{ id: 'b2' }]);
  });

  it('writes nothing if one row is invalid', async () => {
    await expect(written(aShelf('s3', 1), aBook('b3', 'none'))).rejects.toThrow(/foreign key/);
    expect(await database.read().count(Shelf, { id: 's3' })).toBe(0);
  });

  it('gives rows the methods of their entity', () => {
    expect(newRow(Shelf, { id: 's4', things: {}, builtAt: NOON, width: 2 }).isWide()).toBe(true);
  });
});
