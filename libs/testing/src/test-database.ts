import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { migrate, startEmbeddedPostgres } from '@app/platform';

/** A migrated PostgreSQL of a test's own. */
export async function startTestDatabase(): Promise<{ url: string; stop(): Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'factreel-db-'));
  // Open to the server's user, so that as root nothing is left in the folder that closed checkouts share.
  await chmod(folder, 0o755);
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
