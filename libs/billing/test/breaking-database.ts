import type { EntityManager } from '@mikro-orm/postgresql';
import { Client } from 'pg';
import { type Database } from '@app/platform';

/** Every statement of MikroORM goes through one of these. */
type Driven = { execute(...words: unknown[]): Promise<unknown> };

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
      const connection = em.getConnection() as unknown as Driven;
      const die = () => this.killer.query('SELECT pg_terminate_backend($1, 5000)', [backend?.pid]);
      const execute = connection.execute.bind(connection);
      let statement = 0;
      connection.execute = async (...words) => {
        if (statement++ === dieBefore) await die();
        return await execute(...words);
      };
      try {
        await work(em);
        if (statement <= dieBefore) await die();
      } finally {
        connection.execute = execute;
      }
    });
  }

  async stop(): Promise<void> {
    await this.killer.end();
  }
}
