import type { EntityManager, Knex } from '@mikro-orm/postgresql';
import { Client } from 'pg';
import { type Database } from '@app/platform';

/** A connection, as the ORM (with a callback) and the prepared statements (with a promise) ask it. */
type Asked = { query(...words: unknown[]): unknown };

/** A database whose transactions can be made to die before any of their statements, or before their commit. */
export class BreakingDatabase {
  private constructor(
    readonly database: Database,
    private readonly killer: Client,
  ) {}

  static async over(database: Database, url: string): Promise<BreakingDatabase> {
    const killer = new Client({ connectionString: url });
    await killer.connect();
    return new BreakingDatabase(database, killer);
  }

  /**
   * Runs `work` in a transaction whose server process is ended before statement `dieBefore` (0 is the first; more than
   * there are: after `work` and before the commit). Throws when it died, which is always.
   */
  async dying(dieBefore: number, work: (em: EntityManager) => Promise<unknown>): Promise<void> {
    await this.database.transaction(async (em) => {
      const [backend] = await em.execute<Array<{ pid: number }>>('SELECT pg_backend_pid() AS pid');
      const die = () => this.killer.query('SELECT pg_terminate_backend($1, 60000)', [backend?.pid]);
      const client = em.getTransactionContext<Knex.Transaction>()?.client as { acquireConnection(): Promise<Asked> };
      const connection = await client.acquireConnection();
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

  async stop(): Promise<void> {
    await this.killer.end();
  }
}
