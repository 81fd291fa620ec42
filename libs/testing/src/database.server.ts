import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type EmbeddedServer, isAlive, migrate, startEmbeddedPostgres } from '@app/platform';
import { OpenDoor } from './open-door';
import type { TestDatabase } from './test-database';
import { waitFor } from './wait-for';

/** A PostgreSQL of a test's own, to be restarted and killed; its address stays. Writes wait for the disk, as they do anywhere. */
export class DatabaseServer implements TestDatabase {
  private constructor(
    private readonly folder: string,
    private readonly door: OpenDoor,
    private server: EmbeddedServer,
  ) {
    this.showIn();
  }

  /** A server with all tables and no rows, or with nothing at all. */
  static async start({ isEmpty = false } = {}): Promise<DatabaseServer> {
    const folder = await mkdtemp(join(tmpdir(), 'factreel-test-pg-'));
    await chmod(folder, 0o755);
    const server = await startEmbeddedPostgres(folder);
    if (!isEmpty) await migrate(server.url);
    return new DatabaseServer(folder, await OpenDoor.open(), server);
  }

  get url(): string {
    const url = new URL(this.server.url);
    url.port = String(this.door.port);
    return url.href;
  }

  /** Ends it as an operator does, everybody's connections with it, and starts it again. */
  async restart(): Promise<void> {
    await this.endBy('SIGINT');
  }

  /** Ends it as a machine that loses its power does; what was committed stays. */
  async kill(): Promise<void> {
    await this.endBy('SIGKILL');
  }

  /** Whatever is done meanwhile finds nobody at its address. */
  async whileAway(work: () => Promise<void>): Promise<void> {
    this.door.leadTo(null);
    this.door.cut();
    try {
      await work();
    } finally {
      this.showIn();
    }
  }

  /** Breaks every connection; the server itself stays. Returns how many there were. */
  cutConnections(): number {
    return this.door.cut();
  }

  async stop(): Promise<void> {
    await this.door.close();
    await this.server.release();
    await rm(this.folder, { recursive: true, force: true });
  }

  private async endBy(signal: NodeJS.Signals): Promise<void> {
    const pidFile = join(this.folder, 'postgres', 'postmaster.pid');
    const pid = Number((await readFile(pidFile, 'utf8')).split('\n')[0]);
    this.door.leadTo(null);
    process.kill(pid, signal);
    await waitFor('PostgreSQL to end', async () => !isAlive(pid));
    this.server = await startEmbeddedPostgres(this.folder);
    this.showIn();
  }

  /** The server takes another port at each start. */
  private showIn(): void {
    this.door.leadTo(Number(new URL(this.server.url).port));
  }
}
