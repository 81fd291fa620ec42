import type { Pool } from 'pg';
import { startTestDatabase, type TestDatabase } from '@app/testing';
import { PostgresQueues } from '../src/queues/queue-connection';

describe('a pooled connection of the queues', () => {
  let server: TestDatabase;
  let queues: PostgresQueues;
  let pool: Pool;

  beforeAll(async () => {
    server = await startTestDatabase();
    queues = new PostgresQueues(server.url);
    pool = queues.pool as Pool;
    pool.on('error', () => undefined);
  });
  afterAll(async () => {
    await queues.end();
    await server.stop();
  });

  it('may break: the next query fails and the process survives', async () => {
    const lent = await pool.connect();
    const { rows } = await lent.query<{ pid: number }>('SELECT pg_backend_pid() AS pid');
    // Not `once`, which adds an error listener.
    const end = new Promise<void>((ended) => lent.on('end', () => ended()));
    await pool.query('SELECT pg_terminate_backend($1)', [rows[0]?.pid]);
    await end;
    await expect(lent.query('SELECT 1')).rejects.toThrow();
    lent.release(true);
    expect((await pool.query<{ one: number }>('SELECT 1 AS one')).rows).toEqual([{ one: 1 }]);
  });
});
