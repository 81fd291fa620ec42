import { Readable } from 'node:stream';
import type { Database, ObjectStorage } from '@app/platform';
import { ACCOUNT_TABLES, type AccountTable } from '../tables/account-tables';
import { tableLines } from './table-lines';
import type { ArchiveFile } from './write-archive';

/** Results of outside services: intermediate files, kept for videos that are made again. */
const WORKBENCH = /\/(paid|segments)\//;
const BATCH = 200;

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
  const page = `SELECT id FROM ${table} WHERE ${where} AND id > ? ORDER BY id LIMIT ${BATCH}`;
  for (let after = ''; ;) {
    const rows = await database.read().execute<Array<{ id: string }>>(page, [accountId, after]);
    for (const { id } of rows) {
      for await (const { key } of storage.list(`${purge.folder}/${id}`)) {
        if (WORKBENCH.test(key)) continue;
        yield { name: `media/${key}`, compress: false, open: () => storage.read(key) };
      }
    }
    after = rows.at(-1)?.id ?? '';
    if (rows.length < BATCH) return;
  }
}
