import type { Config } from '../config/config';
import { databaseFault } from './database-fault';
import { startEmbeddedPostgres } from './embedded-postgres';
import { migrate } from './migrate';
import { requireMigrated } from './require-migrated';

/** The database a program is to use; `release` is for after every connection is closed. */
export interface OpenDatabase {
  url: string;
  release(): Promise<void>;
}

/**
 * The configured database or the embedded one, brought up to date; with `MIGRATE=off` it has to be. Throws StartFault where
 * it does not answer, lets nobody in, or is older than this program.
 */
export async function openDatabase(config: Config): Promise<OpenDatabase> {
  return await usable(config, async (url) => {
    if (config.migrateAtStart) await migrate(url, queueDatabaseOf(config));
    else await requireMigrated(url);
  });
}

/** The same as it is, with its tables or without: for backups. Throws StartFault where it lets nobody in. */
export async function openDatabaseAsIs(config: Config): Promise<OpenDatabase> {
  return await usable(config, async () => undefined);
}

/** Brings the database up to date and leaves it; returns what was applied. Throws as `openDatabase` does. */
export async function migrateDatabase(config: Config): Promise<string[]> {
  let applied: string[] = [];
  const database = await usable(config, async (url) => void (applied = await migrate(url, queueDatabaseOf(config))));
  await database.release();
  return applied;
}

async function usable(config: Config, prepare: (url: string) => Promise<void>): Promise<OpenDatabase> {
  const database = config.databaseUrl
    ? { url: config.databaseUrl, release: async () => undefined }
    : await startEmbeddedPostgres(config.dataDir);
  try {
    await prepare(database.url);
    return database;
  } catch (error) {
    await database.release();
    throw databaseFault('DATABASE_URL', database.url, error);
  }
}

/** Unset where the queue is in the same database, or in Redis, which has no tables. */
function queueDatabaseOf({ queueUrl }: Config): string | undefined {
  return queueUrl?.startsWith('postgres') ? queueUrl : undefined;
}
