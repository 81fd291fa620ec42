import type { Config } from '../config/config';
import { startEmbeddedPostgres } from './embedded-postgres';
import { migrate } from './migrate';

/** The database a program is to use; `release` is for after every connection is closed. */
export interface OpenDatabase {
  url: string;
  release(): Promise<void>;
}

/** The configured database or the embedded one, brought up to date unless `MIGRATE=off`. */
export async function openDatabase(config: Config): Promise<OpenDatabase> {
  const database = config.databaseUrl
    ? { url: config.databaseUrl, release: async () => undefined }
    : await startEmbeddedPostgres(config.dataDir);
  if (!config.migrateAtStart) return database;
  try {
    await migrate(database.url);
    return database;
  } catch (error) {
    await database.release();
    throw error;
  }
}
