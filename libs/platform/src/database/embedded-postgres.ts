import { setTimeout as pause } from 'node:timers/promises';
import type { Client } from 'pg';
import { ServerControl } from './server-control';
import { findServerHome } from './server-home';
import { SteadyClient } from './steady-client';

/** A PostgreSQL that this process may use; `release` stops the server when nobody else is connected. */
export interface EmbeddedServer {
  url: string;
  release(): Promise<void>;
}

/** Advisory lock of the server's door: whoever holds it decides whether the server stays. */
const DOOR_LOCK = 7_146_300_232;
/** Name under which a connection no longer counts as a user of the server. */
const LEAVING = 'factreel leaving';
const ENTER_WITHIN_MS = 60_000;
const START_ATTEMPTS = 4;
const PAUSE_MS = 150;
const LAST_LOOKS = 10;

/**
 * Starts (or joins) the real PostgreSQL that comes in npm tarballs, with its data under `dataDir`.
 * A server that outlived a killed process is adopted; the last process to leave stops the server. One connection is
 * held until `release`, so that a process whose pools are idle still counts. Close every pool before `release`.
 * Throws when the platform has no binaries; then `DATABASE_URL` must name a server.
 */
export async function startEmbeddedPostgres(dataDir: string): Promise<EmbeddedServer> {
  const control = new ServerControl(await findServerHome(dataDir));
  await control.initialise();
  const door = await enter(control, await control.password());
  return { url: door.url, release: () => leave(control, door.presence) };
}

/** One's own way into the server: its address and the connection that says that one is there. */
interface Door {
  url: string;
  presence: Client;
}

/** Tries until it is inside: others may be starting, recovering or stopping the same server at this moment. */
async function enter(control: ServerControl, password: string): Promise<Door> {
  const end = Date.now() + ENTER_WITHIN_MS;
  for (let failedStarts = 0; ; await pause(PAUSE_MS)) {
    if (!(await control.isRunning())) {
      try {
        await control.start();
      } catch (error) {
        // Its port was taken meanwhile, another process was first, or a killed server's last children still end.
        if (++failedStarts === START_ATTEMPTS) throw error;
        continue;
      }
    }
    try {
      return await connect(await control.port(), password);
    } catch (error) {
      if (Date.now() > end) throw error;
    }
  }
}

async function connect(port: number, password: string): Promise<Door> {
  const server = `postgresql://factreel:${password}@127.0.0.1:${port}`;
  const url = `${server}/factreel`;
  const presence = await open(url).catch(async (error: { code?: string }) => {
    if (error.code !== '3D000') throw error;
    await createDatabase(`${server}/postgres`);
    return await open(url);
  });
  try {
    // Waits while another process is deciding to stop the server; then this connection breaks, and we start it anew.
    await presence.query('SELECT pg_advisory_lock($1)', [DOOR_LOCK]);
    await presence.query('SELECT pg_advisory_unlock($1)', [DOOR_LOCK]);
    return { presence, url };
  } catch (error) {
    await presence.end().catch(() => undefined);
    throw error;
  }
}

async function open(url: string): Promise<Client> {
  const client = new SteadyClient({ connectionString: url });
  await client.connect();
  return client;
}

async function createDatabase(url: string): Promise<void> {
  const client = await open(url);
  try {
    await client.query('CREATE DATABASE factreel');
  } catch (error) {
    // Two processes may start at once: whoever comes second finds it made (42P04, or 23505 in the same instant).
    const code = (error as { code?: string }).code;
    if (code !== '42P04' && code !== '23505') throw error;
  } finally {
    await client.end();
  }
}

/** The connections of pools that were closed just now are still there for a moment: whoever stays is seen more than once. */
async function othersStay(presence: Client): Promise<boolean> {
  for (let look = 0; look < LAST_LOOKS; look++) {
    if (look > 0) await pause(PAUSE_MS);
    const { rowCount } = await presence.query(
      `SELECT 1 FROM pg_stat_activity
       WHERE backend_type = 'client backend' AND pid <> pg_backend_pid() AND application_name <> $1`,
      [LEAVING],
    );
    if (rowCount === 0) return false;
  }
  return true;
}

/** Several may leave at once: each first says that it leaves, so the last to look sees nobody who stays. */
async function leave(control: ServerControl, presence: Client): Promise<void> {
  try {
    await presence.query(`SET application_name = '${LEAVING}'`);
    await presence.query('SELECT pg_advisory_lock($1)', [DOOR_LOCK]);
    if (!(await othersStay(presence))) await control.stop();
  } catch {
    // The server is gone: it died, or another who leaves with us has stopped it.
  } finally {
    await presence.end().catch(() => undefined);
  }
}
