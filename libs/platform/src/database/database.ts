import { IsolationLevel, MikroORM } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { type PreparedStatement, readPrepared } from './prepared-statement';

/**
 * The one way to the tables. `read` gives a fresh unit of work; `transaction` one that commits when the callback
 * returns. Services that must share a transaction take the `EntityManager` as an argument.
 */
@Injectable()
export class Database {
  constructor(private readonly orm: MikroORM) {}

  /** A fresh identity map for reading; never shared between requests. */
  read(): EntityManager {
    return this.orm.em.fork() as EntityManager;
  }

  /** Runs `work` in one READ COMMITTED transaction; rolls back when it throws. */
  async transaction<T>(work: (em: EntityManager) => Promise<T>): Promise<T> {
    const em = this.read();
    // Begun and ended here: `em.transactional` makes a second unit of work and merges it back, half of what Node does for
    // a short transaction.
    await em.begin({ isolationLevel: IsolationLevel.READ_COMMITTED });
    try {
      const result = await work(em);
      await em.commit();
      return result;
    } catch (error) {
      await em.rollback();
      throw error;
    }
  }

  /**
   * Runs a prepared statement in no transaction, with far less work than the ORM has: for what every request asks.
   * Values come as the driver reads them, bigint and timestamps as text.
   */
  async prepared<Row extends object>(statement: PreparedStatement, values: unknown[]): Promise<Row[]> {
    return await readPrepared<Row>(this.orm.em as EntityManager, statement, values);
  }

  /** Runs one statement in no transaction; answers how many rows it changed. */
  async run(sql: string, values: unknown[]): Promise<number> {
    const { affectedRows } = await this.read().execute<{ affectedRows: number }>(sql, values, 'run');
    return affectedRows;
  }

  /** Whether the database answers. */
  async isReady(): Promise<boolean> {
    return await this.orm.isConnected();
  }
}
