import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Database } from '@app/platform';
import type { ApiStack } from './api-stack';
import { row } from './report';

const STAND = `
  SELECT xact_commit::float8 AS transactions, (tup_inserted + tup_updated + tup_deleted)::float8 AS rows,
         pg_wal_lsn_diff(pg_current_wal_lsn(), '0/0')::float8 AS wal, pg_database_size(datname)::float8 AS size
    FROM pg_stat_database WHERE datname = current_database()`;
const KB = 1024;
const MB = KB * KB;
/** Processes tell the server's statistics what they did with such a delay. */
const TOLD_MS = 1_200;

/** What a database has done so far; its log is that of the whole server. */
export interface Stand {
  transactions: number;
  rows: number;
  wal: number;
  size: number;
}

/** Where the counters stand, once the last of what was done has been told. */
export async function standOf(database: Database): Promise<Stand> {
  await new Promise((resolve) => setTimeout(resolve, TOLD_MS));
  const em = database.read();
  await em.execute('SELECT pg_stat_clear_snapshot()');
  const [stand] = await em.execute<Stand[]>(STAND);
  if (!stand) throw new Error('the database tells no figures of itself');
  return stand;
}

/** What was done for so many videos, with the bench's own looks among it. */
export interface Done {
  before: Stand;
  after: Stand;
  videos: number;
  looks: number;
}

/** Prints what one video takes of the database and of storage: its order, and then its work by a worker that is warm. */
export async function tellCost(bench: ApiStack, parts: readonly Done[]): Promise<void> {
  const ofPart = ({ before, after, videos, looks }: Done, of: keyof Stand): number =>
    (after[of] - before[of] - (of === 'transactions' ? looks : 0)) / videos;
  const each = (of: keyof Stand): number => parts.reduce((sum, part) => sum + ofPart(part, of), 0);
  const videos = Math.max(...parts.map((part) => part.videos));
  row('  database, a video', {
    transactions: each('transactions').toFixed(0),
    'rows written': each('rows').toFixed(0),
    log: `${(each('wal') / KB).toFixed(0)} KB`,
    kept: `${(each('size') / KB).toFixed(0)} KB`,
  });
  const { bytes, objects } = await filesBelow(join(bench.stack.dataDir, 'storage'));
  row('  storage, a video', { kept: `${(bytes / videos / MB).toFixed(1)} MB`, objects: (objects / videos).toFixed(0) });
}

async function filesBelow(folder: string): Promise<{ bytes: number; objects: number }> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  const sizes = await Promise.all(files.map(async ({ parentPath, name }) => (await stat(join(parentPath, name))).size));
  return { bytes: sizes.reduce((sum, size) => sum + size, 0), objects: files.length };
}
