import type { EntityManager, Knex } from '@mikro-orm/postgresql';
import { Pool } from 'pg';
import { type Database } from '@app/platform';

/** A connection, as the ORM (with a callback) and the prepared statements (with a promise) ask it. */
type Asked = { query(...words: unknown[]): unknown; once(event: 'end', heard: () => void): void };

/** A database whose transactions can be made to die before any of their statements, or before their commit. */
export class BreakingDatabase {
  private readonly killer: Pool;

  constructor(
    private readonly database: Database,
    url: string,
  ) {
    this.killer = new Pool({ connectionString: url, max: 3 });
  }

  /**
   * Runs `work` in a transaction whose server process is ended before statement `dieBefore` (0 is the first; more than
   * there are: after `work` and before the commit). Throws when it died, which is always.
   */
  async dying(dieBefore: number, work: (em: EntityManager) => Promise<unknown>): Promise<void> {
    await this.database.transaction(async (em) => {
      const [backend] = await em.execute<Array<{ pid: number }>>('SELECT pg_backend_pid() AS pid');
      const client = em.getTransactionContext<Knex.Transaction>()?.client as { acquireConnection(): Promise<Asked> };
      const connection = await client.acquireConnection();
      // Until it is gone, the pool would give it to others.
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

  /** What is committed now, read on connections that are never ended. */
  async look<Row extends object>(text: string, values: unknown[]): Promise<Row[]> {
    return (await this.killer.query<Row>(text, values)).rows;
  }

  async stop(): Promise<void> {
    await this.killer.end();
  }
}
