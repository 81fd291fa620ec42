import type { IMigrator } from '@mikro-orm/core';
import { runMigrations } from 'bullmq';
import { Pool, type PoolClient } from 'pg';
import { QUEUE_SCHEMA } from '../queues/queue-connection';
import { openOrm } from './orm-options';
import { currentNames } from './replaced-migrations';
import { SteadyClient } from './steady-client';

/** Any number that no other program on this database uses for an advisory lock. */
const MIGRATION_LOCK = 7_146_300_233;
const STEADY = { connectionTimeoutMillis: 15_000, Client: SteadyClient };

/**
 * Brings our tables up to date, and those of the queue in the database that carries it; safe when several processes start
 * at once. Returns what it applied. `last` names the migration to stop behind.
 */
export async function migrate(databaseUrl: string, queueDatabaseUrl = databaseUrl, last?: string): Promise<string[]> {
  return await underLock(databaseUrl, async (client) => {
    const orm = await openOrm(databaseUrl, []);
    try {
      const migrator = orm.getMigrator();
      await adoptReplaced(migrator);
      const applied = await migrator.up(last === undefined ? undefined : { to: last });
      if (queueDatabaseUrl === databaseUrl) await runMigrations(client, QUEUE_SCHEMA);
      else await migrateQueue(queueDatabaseUrl);
      return applied.map((migration) => migration.name);
    } finally {
      await orm.close(true);
    }
  });
}

/** Tables of the release before the initial migration are what that one makes: it is recorded, and not run. */
async function adoptReplaced(migrator: IMigrator): Promise<void> {
  const recorded = (await migrator.getExecutedMigrations()).map(({ name }) => name);
  const missing = currentNames(recorded).filter((name) => !recorded.includes(name));
  for (const name of missing) await migrator.getStorage().logMigration({ name });
}

async function migrateQueue(url: string): Promise<void> {
  const pool = new Pool({ connectionString: url, max: 1, ...STEADY });
  try {
    const client = await pool.connect();
    // BullMQ takes a lock of its own.
    await runMigrations(client, QUEUE_SCHEMA).finally(() => client.release());
  } finally {
    await pool.end();
  }
}

/** `work` gets a client that is not the one that holds the lock. */
async function underLock<T>(databaseUrl: string, work: (client: PoolClient) => Promise<T>): Promise<T> {
  const pool = new Pool({ connectionString: databaseUrl, max: 2, ...STEADY });
  try {
    const lock = await pool.connect();
    try {
      await lock.query('SELECT pg_advisory_lock($1)', [MIGRATION_LOCK]);
      const client = await pool.connect();
      return await work(client).finally(() => client.release());
    } finally {
      await lock.query('SELECT pg_advisory_unlock($1)', [MIGRATION_LOCK]).catch(() => undefined);
      lock.release();
    }
  } finally {
    await pool.end();
  }
}
