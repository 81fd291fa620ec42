import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { exists, installPackages } from './debian-packages.mjs';

/** As in libs/testing/src/redis.server.ts, which runs only once all is built. */
const NAMES = ['redis-server', 'valkey-server', 'redis-check-rdb'];

/**
 * Installs a Redis for the suites that run the queues on one, where there is none and it needs no password. It is Debian's
 * redis-tools (1.5 MB): its redis-check-rdb is the server under another name, and no service of the machine comes with
 * it. Takes at most two minutes, logs one line, never throws; resolves to whether a server is there.
 */
export async function installRedis({ log = console.log } = {}) {
  const present = async () => {
    const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
    const paths = NAMES.flatMap((name) => folders.map((folder) => join(folder, name)));
    return (await Promise.all(paths.map(exists))).includes(true);
  };
  if (await present()) {
    log('queues: Redis is installed');
    return true;
  }
  const untried = await installPackages(['redis-tools']);
  const installed = await present();
  const without = `none; the suites that need one are left out (${untried ?? 'could not install redis-tools'})`;
  log(`queues: ${installed ? 'Redis installed' : without}`);
  return installed;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await installRedis();
