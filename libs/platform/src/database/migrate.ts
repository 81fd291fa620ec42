import { runMigrations } from 'bullmq';
import { Pool } from 'pg';
import { QUEUE_SCHEMA } from '../queues/queues.module';
import { openOrm } from './orm-options';

/** Any number that no other program on this database uses for an advisory lock. */
const MIGRATION_LOCK = 7_146_300_233;

/** Brings our tables and the queue's up to date; safe when several processes start at once. Returns what it applied. */
export async function migrate(databaseUrl: string): Promise<string[]> {
  const pool = new Pool({ connectionString: databaseUrl, max: 2 });
  const lock = await pool.connect();
  try {
    await lock.query('SELECT pg_advisory_lock($1)', [MIGRATION_LOCK]);
    const orm = await openOrm(databaseUrl, []);
    try {
      const applied = await orm.getMigrator().up();
      const queueClient = await pool.connect();
      try {
        await runMigrations(queueClient, QUEUE_SCHEMA);
      } finally {
        queueClient.release();
      }
      return applied.map((migration) => migration.name);
    } finally {
      await orm.close(true);
    }
  } finally {
    await lock.query('SELECT pg_advisory_unlock($1)', [MIGRATION_LOCK]).catch(() => undefined);
    lock.release();
    await pool.end();
  }
}
