import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type EmbeddedServer, migrate, randomText, startEmbeddedPostgres } from '@app/platform';
import { Client } from 'pg';

/** A database of a test's own, with all tables and no rows. */
export interface TestDatabase {
  url: string;
  stop(): Promise<void>;
}

const TEMPLATE = 'migrated';
/** Any number: suites that start at the same moment wait here while the first of them makes the template. */
const TEMPLATE_LOCK = 7_146_300_240;

/**
 * Makes a migrated database, or an empty one, on the PostgreSQL that the suites of one Jest run share (`FACTREEL_TEST_SERVER`, its folder);
 * the last suite to leave stops it. Outside Jest the server is the caller's own, and goes with it.
 */
export async function startTestDatabase({ migrated = true } = {}): Promise<TestDatabase> {
  const shared = process.env['FACTREEL_TEST_SERVER'];
  const folder = shared ?? (await serverFolder());
  const server = await startEmbeddedPostgres(folder);
  const name = `test_${randomText(12)}`;
  await withClient(server, async (client) => {
    await client.query('SELECT pg_advisory_lock($1)', [TEMPLATE_LOCK]);
    if (migrated) await makeTemplate(client, server);
    await client.query(`CREATE DATABASE ${name} TEMPLATE ${migrated ? TEMPLATE : 'template0'}`);
  });
  return {
    url: databaseUrl(server, name),
    stop: async () => {
      await withClient(server, (client) => client.query(`DROP DATABASE ${name} WITH (FORCE)`));
      await server.release();
      if (!shared) await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Open to the server's user, so that as root nothing is left in the folder that closed checkouts share. */
async function serverFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'factreel-test-db-'));
  await chmod(folder, 0o755);
  return folder;
}

async function makeTemplate(client: Client, server: EmbeddedServer): Promise<void> {
  const { rowCount } = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [TEMPLATE]);
  if (rowCount === 1) return;
  // Nothing of a test outlives its machine, so nothing waits for a disk.
  for (const setting of ['fsync', 'full_page_writes']) await client.query(`ALTER SYSTEM SET ${setting} = off`);
  await client.query('SELECT pg_reload_conf()');
  const draft = `${TEMPLATE}_draft`;
  await client.query(`DROP DATABASE IF EXISTS ${draft} WITH (FORCE)`);
  await client.query(`CREATE DATABASE ${draft}`);
  await migrate(databaseUrl(server, draft));
  await client.query(`ALTER DATABASE ${draft} RENAME TO ${TEMPLATE}`);
}

async function withClient(server: EmbeddedServer, work: (client: Client) => Promise<unknown>): Promise<void> {
  const client = new Client({ connectionString: server.url });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}

function databaseUrl(server: EmbeddedServer, name: string): string {
  const url = new URL(server.url);
  url.pathname = `/${name}`;
  return url.href;
}
