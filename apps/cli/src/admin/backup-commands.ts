import { sep } from 'node:path';
import {
  BackupError,
  type Config,
  type DatabaseNeed,
  makeBackup,
  type OpenDatabase,
  openDatabaseAsIs,
  openStorage,
  readStoragePlace,
  requireMigrated,
  resolveSecretKey,
  restoreBackup,
  type StorageConfig,
} from '@app/platform';
import { type AdminCommand, UsageError } from './admin-command';

/**
 * `backup`, `restore` and `verify`: an installation as a whole, its rows and its files (docs/guides/operate.md). What they load
 * of videos is loaded when they are asked for: other commands need not wait for it.
 */
export const BACKUP_COMMANDS: Record<string, AdminCommand> = {
  backup: {
    required: ['to'],
    optional: [],
    async runAlone({ to = '' }, { config, environment }) {
      return await overDatabase(config, 'read', async ({ url }) => {
        const place = placeOf('to', to, environment);
        if (isInside(place, config.storage)) throw new BackupError('the backup would lie within what it copies');
        const { madeAt, tables, objects, missing, secretKey } = await makeBackup({
          databaseUrl: url,
          storage: await openStorage(config.storage),
          target: await openStorage(place),
          secretKey: {
            text: resolveSecretKey(config.secretKey, config.dataDir),
            keep: config.secretKey === undefined,
          },
          namedFiles: (await import('./named-files.js')).namedFiles,
          now: new Date(),
        });
        const rows = tables.reduce((sum, table) => sum + table.rows, 0);
        return { ok: missing.length === 0, madeAt, tables: tables.length, rows, objects, missing, secretKey };
      });
    },
  },
  restore: {
    required: ['from'],
    optional: [],
    async runAlone({ from = '' }, { config, environment }) {
      return await overDatabase(config, 'make', async ({ url: databaseUrl }) => {
        const source = await openStorage(placeOf('from', from, environment));
        const storage = await openStorage(config.storage);
        const { secretKey, dataDir } = config;
        const restored = await restoreBackup({ source, databaseUrl, storage, secretKey, dataDir });
        const { verifyInstallation } = await import('./verify-installation.js');
        const verified = await verifyInstallation(config, databaseUrl, { readBytes: false });
        return { ...verified, ...restored };
      });
    },
  },
  verify: {
    required: [],
    optional: ['bytes'],
    async runAlone({ bytes = 'off' }, { config }) {
      if (bytes !== 'on' && bytes !== 'off') throw new UsageError('--bytes must be on or off');
      return await overDatabase(config, 'read', async ({ url }) => {
        await requireMigrated(url);
        const { verifyInstallation } = await import('./verify-installation.js');
        return await verifyInstallation(config, url, { readBytes: bytes === 'on' });
      });
    },
  },
};

/** Nothing is migrated: a backup holds what is there, a restore makes the tables that it needs. */
async function overDatabase<T>(
  config: Config,
  need: DatabaseNeed,
  work: (database: OpenDatabase) => Promise<T>,
): Promise<T> {
  const database = await openDatabaseAsIs(config, need);
  try {
    return await work(database);
  } finally {
    await database.release();
  }
}

function placeOf(option: string, place: string, environment: NodeJS.ProcessEnv): StorageConfig {
  try {
    return readStoragePlace(place, environment);
  } catch (error) {
    throw new UsageError(`--${option} ${(error as Error).message}`);
  }
}

function isInside(place: StorageConfig, storage: StorageConfig): boolean {
  if (place.kind === 'folder')
    return storage.kind === 'folder' && `${place.path}${sep}`.startsWith(`${storage.path}${sep}`);
  return (
    storage.kind === 's3' &&
    place.bucket === storage.bucket &&
    place.endpoint === storage.endpoint &&
    place.prefix.startsWith(storage.prefix)
  );
}
