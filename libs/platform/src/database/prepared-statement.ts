import type { EntityManager, Knex } from '@mikro-orm/postgresql';
import type { Client } from 'pg';

/** SQL that a connection parses and plans once; parameters are `$1`, `$2`…, and no other statement has its name. */
export interface PreparedStatement {
  name: string;
  text: string;
}

/**
 * Runs it on the connection of the caller's transaction, beside the ORM: for the few statements for which a lock is
 * held. It sees what was flushed. Values come as the driver reads them, bigint and timestamps as text. Throws what the
 * ORM throws.
 */
export async function runPrepared<Row extends object>(
  em: EntityManager,
  statement: PreparedStatement,
  values: unknown[],
): Promise<Row[]> {
  const transaction = em.getTransactionContext<Knex.Transaction>();
  if (!transaction) throw new Error(`${statement.name} needs a transaction`);
  const client = transaction.client as ConnectionSource;
  return await runOn<Row>(em, await client.acquireConnection(), statement, values);
}

/** The same on a connection of the pool, in no transaction: for what every request asks. */
export async function readPrepared<Row extends object>(
  em: EntityManager,
  statement: PreparedStatement,
  values: unknown[],
): Promise<Row[]> {
  const client = em.getKnex().client as ConnectionSource;
  const connection = await client.acquireConnection();
  try {
    return await runOn<Row>(em, connection, statement, values);
  } finally {
    await client.releaseConnection(connection);
  }
}

/** What the ORM's own query builder takes its connections from. */
interface ConnectionSource {
  acquireConnection(): Promise<Client>;
  releaseConnection(connection: Client): Promise<void>;
}

async function runOn<Row extends object>(
  em: EntityManager,
  connection: Client,
  { name, text }: PreparedStatement,
  values: unknown[],
): Promise<Row[]> {
  try {
    const { rows } = await connection.query<Row>({ name, text, values });
    return rows;
  } catch (error) {
    throw em
      .getPlatform()
      .getExceptionConverter()
      .convertException(error as Error);
  }
}
