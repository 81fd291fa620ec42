import type { EntityManager, Knex } from '@mikro-orm/postgresql';
import { Pool } from 'pg';
import { type Database } from '@app/platform';

/** A connection, queried by the ORM with a callback and by prepared statements with a promise. */
type Asked = { query(...words: unknown[]): unknown; once(event: 'end', heard: () => void): void };

/** A database whose transactions can be killed before any statement or before the commit. */
export class BreakingDatabase {
  private readonly killer: Pool;

  constructor(
    private readonly database: Database,
    url: string,
  ) {
    this.killer = new Pool({ connectionString: url, max: 3 });
  }

  /**
   * Runs `work` in a transaction whose server process is killed before statement `dieBefore` (0 is the first; past the last
   * one: before the commit). Always throws.
   */
  async dying(dieBefore: number, work: (em: EntityManager) => Promise<unknown>): Promise<void> {
    await this.database.transaction(async (em) => {
      const [backend] = await em.execute<Array<{ pid: number }>>('SELECT pg_backend_pid() AS pid');
      const client = em.getTransactionContext<Knex.Transaction>()?.client as { acquireConnection(): Promise<Asked> };
      const connection = await client.acquireConnection();
      // Until it is closed, the pool could hand it out again.
      const gone = new Promise<void>((heard) => connection.once('end', heard));
      const die = async () => {
        await this.killer.query('SELECT pg_terminate_backend($1)', [backend?.pid]);
        await gone;
      };
      const query = connection.query.bind(connection);
      let statement = 0;
      connection.query = (...words) => {
        if (statement++ !== dieBefore) return query(...words);
        return die().then(() => query(...words));
      };
      try {
        await work(em);
        if (statement <= dieBefore) await die();
      } finally {
        connection.query = query;
      }
    });
  }

  /** Reads committed rows on connections that are never killed. */
  async look<Row extends object>(text: string, values: unknown[]): Promise<Row[]> {
    return (await this.killer.query<Row>(text, values)).rows;
  }

  async stop(): Promise<void> {
    await this.killer.end();
  }
}
