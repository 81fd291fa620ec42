import { Readable } from 'node:stream';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { Database, ObjectStorage } from '@app/platform';
import { ACCOUNT_TABLES, type AccountTable } from '../tables/account-tables';
import type { ArchiveFile } from './write-archive';

const LINES_AT_ONCE = 100;
const COLUMNS = `
  SELECT column_name AS name FROM information_schema.columns
   WHERE table_schema = current_schema() AND table_name = ? ORDER BY ordinal_position`;

/**
 * An account's rows of a table as lines of JSON, as the database writes them, under the names of the api. Reads a batch at a
 * time, all from one snapshot.
 */
async function* tableLines(database: Database, rule: AccountTable, accountId: string): AsyncGenerator<string, void> {
  const em = database.read();
  await em.begin();
  try {
    const names = await columnsOf(em, rule);
    const row = `SELECT ${names.map((name) => `"${name}" AS "${camelCase(name)}"`).join(', ')}`;
    const lines = `SELECT row_to_json(r)::text AS line FROM (${row} FROM ${rule.table} WHERE ${rule.where}) r`;
    await em.execute(`DECLARE lines NO SCROLL CURSOR FOR ${lines}`, [accountId]);
    for (;;) {
      const rows = await em.execute<Array<{ line: string }>>(`FETCH ${LINES_AT_ONCE} FROM lines`);
      for (const { line } of rows) yield `${line}\n`;
      if (rows.length < LINES_AT_ONCE) return;
    }
  } finally {
    await em.rollback();
  }
}

async function columnsOf(em: EntityManager, { table, withheld }: AccountTable): Promise<string[]> {
  const columns = await em.execute<Array<{ name: string }>>(COLUMNS, [table]);
  return columns.map(({ name }) => name).filter((name) => !withheld?.includes(name));
}

function camelCase(name: string): string {
  return name.replace(/_([a-z])/g, (_all, letter: string) => letter.toUpperCase());
}

/** Results of outside services: intermediate files, kept for videos that are made again. */
const WORKBENCH = /\/(paid|segments)\//;
const RECORDS_AT_ONCE = 200;

/** The README of an archive. */
const README = `This archive holds what your account had when it was written.

data/*.jsonl   one line of JSON for each record: the account, its videos with their versions, storyboards and proofs,
               sources, library, channels, shows, series, episodes, chats, events, and the whole ledger.
test/          the same for what test keys made, if there are any.
media/         videos with their pictures, captions and voices, library files, and pictures of sources, under the ids
               that the records have.

Passwords, keys and signing secrets are not in it. Links to videos are as you were given them: they play.
`;

/**
 * The files of the archive of a live account and of its test account, if it has one, in order; each is read while it is
 * written.
 */
export async function* archiveFiles(
  database: Database,
  storage: ObjectStorage,
  [accountId = '', testId]: readonly string[],
): AsyncGenerator<ArchiveFile> {
  yield { name: 'README.txt', compress: true, open: () => Readable.from([README]) };
  yield* filesOf(database, storage, accountId);
  if (testId === undefined) return;
  for await (const file of filesOf(database, storage, testId)) yield { ...file, name: `test/${file.name}` };
}

async function* filesOf(database: Database, storage: ObjectStorage, accountId: string): AsyncGenerator<ArchiveFile> {
  for (const rule of ACCOUNT_TABLES.filter(({ withheld }) => withheld !== null)) {
    const open = () => Readable.from(tableLines(database, rule, accountId));
    yield { name: `data/${rule.table}.jsonl`, compress: true, open };
  }
  for (const rule of ACCOUNT_TABLES) yield* mediaOf(database, storage, rule, accountId);
}

async function* mediaOf(
  database: Database,
  storage: ObjectStorage,
  { table, where, purge, withheld }: AccountTable,
  accountId: string,
): AsyncGenerator<ArchiveFile> {
  if (purge.how !== 'remove' || purge.folder === undefined || withheld === null) return;
  const page = `SELECT id FROM ${table} WHERE ${where} AND id > ? ORDER BY id LIMIT ${RECORDS_AT_ONCE}`;
  for (let after = ''; ;) {
    const rows = await database.read().execute<Array<{ id: string }>>(page, [accountId, after]);
    for (const { id } of rows) {
      for await (const { key } of storage.list(`${purge.folder}/${id}`)) {
        if (WORKBENCH.test(key)) continue;
        yield { name: `media/${key}`, compress: false, open: () => storage.read(key) };
      }
    }
    after = rows.at(-1)?.id ?? '';
    if (rows.length < RECORDS_AT_ONCE) return;
  }
}
