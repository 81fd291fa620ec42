import { migrationsList } from '../../../../migrations';
import { StartFault } from '../start-fault';
import { currentNames } from './replaced-migrations';
import { SteadyClient } from './steady-client';

const CONNECT_WITHIN_MS = 15_000;
const UNDEFINED_TABLE = '42P01';

/**
 * Throws StartFault where migrations are still to come: with `MIGRATE=off` somebody else brings the tables up to date, and a
 * program that runs ahead of them would fail request by request. Newer tables than ours are fine (a rolling update).
 */
export async function requireMigrated(databaseUrl: string): Promise<void> {
  const applied = new Set(currentNames([...(await appliedMigrations(databaseUrl))].sort()));
  const missing = migrationsList.filter(({ name }) => !applied.has(name)).map(({ name }) => name);
  if (missing.length === 0) return;
  const named =
    missing.length > 3 ? `${missing.slice(0, 3).join(', ')} and ${missing.length - 3} more` : missing.join(', ');
  throw new StartFault(`The database's tables are older than this program: ${named} to come. Run \`npm run migrate\`.`);
}

/** Names of the migrations that a database has had; none where its tables were never made. */
export async function appliedMigrations(databaseUrl: string): Promise<Set<string>> {
  const client = new SteadyClient({ connectionString: databaseUrl, connectionTimeoutMillis: CONNECT_WITHIN_MS });
  await client.connect();
  try {
    const { rows } = await client.query<{ name: string }>('SELECT name FROM migrations');
    return new Set(rows.map(({ name }) => name));
  } catch (error) {
    if ((error as { code?: string }).code === UNDEFINED_TABLE) return new Set();
    throw error;
  } finally {
    await client.end();
  }
}
