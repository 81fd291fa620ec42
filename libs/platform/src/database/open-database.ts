import type { Config } from '../config/config';
import { databaseFault } from './database-fault';
import { startEmbeddedPostgres } from './embedded-postgres';
import { migrate } from './migrate';
import { appliedMigrations, requireMigrated } from './require-migrated';
import { hasServerData } from './server-home';
import { StartFault } from '../start-fault';

/** The database a program is to use; `release` is for after every connection is closed. */
export interface OpenDatabase {
  url: string;
  release(): Promise<void>;
}

/**
 * What a program needs of the database: `make` makes what is missing, `change` needs one that is there, `read` needs one that
 * is there and leaves its tables as they are.
 */
export type DatabaseNeed = 'make' | 'change' | 'read';

/**
 * The configured database or the embedded one, brought up to date unless it is only read or `MIGRATE=off`; then it has to be.
 * Throws StartFault where it does not answer, lets nobody in, is older than this program, or is needed and not there.
 */
export async function openDatabase(config: Config, need: DatabaseNeed = 'make'): Promise<OpenDatabase> {
  return await usable(config, need, async (url) => {
    if (need !== 'read' && config.migrateAtStart) await migrate(url, queueDatabaseOf(config));
    else await requireMigrated(url);
  });
}

/** The same with tables of any release: for backups. */
export async function openDatabaseAsIs(config: Config, need: DatabaseNeed): Promise<OpenDatabase> {
  return await usable(config, need, async () => undefined);
}

/** Brings the database up to date and leaves it; returns what was applied. Throws as `openDatabase` does. */
export async function migrateDatabase(config: Config): Promise<string[]> {
  let applied: string[] = [];
  const database = await usable(
    config,
    'make',
    async (url) => void (applied = await migrate(url, queueDatabaseOf(config))),
  );
  await database.release();
  return applied;
}

async function usable(
  config: Config,
  need: DatabaseNeed,
  prepare: (url: string) => Promise<void>,
): Promise<OpenDatabase> {
  if (need !== 'make' && !config.databaseUrl && !hasServerData(config.dataDir)) {
    throw new StartFault(
      `There is no database under DATA_DIR (${config.dataDir}), and DATABASE_URL names none. Nothing was made.`,
    );
  }
  const database = config.databaseUrl
    ? { url: config.databaseUrl, release: async () => undefined }
    : await startEmbeddedPostgres(config.dataDir);
  try {
    if (need !== 'make' && (await appliedMigrations(database.url)).size === 0) {
      throw new StartFault('The database holds no installation: it has no tables of ours. Nothing was made.');
    }
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
