import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { migrate, startEmbeddedPostgres } from '@app/platform';

/** A migrated PostgreSQL of a test's own. */
export async function startTestDatabase(): Promise<{ url: string; stop(): Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'factreel-db-'));
  const server = await startEmbeddedPostgres(folder);
  await migrate(server.url);
  return {
    url: server.url,
    stop: async () => {
      await server.release();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
