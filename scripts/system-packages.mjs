// Programs that npm does not carry: Debian's packages of an English voice, a browser, a Redis and a Python. Everything runs without them,
// with less: SYSTEM_PACKAGES=off leaves the machine as it is.
import { spawn } from 'node:child_process';
import { access } from 'node:fs/promises';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const LIMIT_MS = 120_000;
const OPTIONS = '-qq -o DPkg::Lock::Timeout=30 -o Acquire::http::Timeout=15 -o Acquire::Retries=1'.split(' ');

const exists = (path) =>
  access(path).then(
    () => true,
    () => false,
  );

async function onPath(...names) {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  const paths = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  return (await Promise.all(paths.map(exists))).includes(true);
}

const WANTED = {
  voice: {
    what: 'natural English voice',
    packages: ['festival', 'festvox-us-slt-hts'],
    size: '13 MB',
    without: 'English is spoken by the embedded voice',
    isThere: async () =>
      (await exists('/usr/bin/festival')) && (await exists('/usr/share/festival/voices/us/cmu_us_slt_arctic_hts')),
  },
  browser: {
    what: 'Chromium',
    packages: ['chromium-headless-shell'],
    size: '100 MB',
    without: 'pages that only their scripts draw are refused',
    // The names that libs/sources/src/readers/browser/find-browser.ts looks for, which runs only once all is built.
    isThere: () =>
      process.env.CHROMIUM_PATH
        ? exists(process.env.CHROMIUM_PATH)
        : onPath(
            'chromium-headless-shell',
            'chrome-headless-shell',
            'chromium',
            'chromium-browser',
            'google-chrome-stable',
            'google-chrome',
          ),
  },
  redis: {
    what: 'Redis',
    // Its redis-check-rdb is the server under another name, and brings no service that starts with the machine.
    packages: ['redis-tools'],
    size: '1.5 MB',
    without: 'the suites that need one are skipped',
    // The names that libs/testing/src/redis.server.ts looks for.
    isThere: () => onPath('redis-server', 'valkey-server', 'redis-check-rdb'),
  },
  python: {
    what: 'Python with pip and mypy',
    packages: ['python3', 'python3-pip', 'mypy'],
    size: '25 MB',
    without: 'the suites of the Python client are skipped',
    // The programs that libs/testing/src/python-client.ts runs.
    isThere: async () => (await onPath('python3')) && (await onPath('pip3')) && (await onPath('mypy')),
  },
};

/**
 * Installs what is missing of `names` (voice, browser, redis, python), as root or where sudo asks for no password, unless
 * SYSTEM_PACKAGES is `off`. Says so before it installs. Takes at most two minutes for each, and never throws: whatever
 * cannot be installed is reported in one line.
 */
export async function installSystemPackages(names, { log = console.log } = {}) {
  const deadline = () => Date.now() + LIMIT_MS;
  for (const name of names) {
    const { what, packages, size, without, isThere } = WANTED[name];
    if (await isThere()) {
      log(`${name}: ${what} is installed`);
      continue;
    }
    const obstacle = await whyNot(packages, name);
    if (obstacle === null) {
      log(`${name}: installing Debian's ${packages.join(' and ')} (${size}); SYSTEM_PACKAGES=off leaves them out`);
      await aptInstall(packages, deadline());
    }
    log(
      (await isThere())
        ? `${name}: ${what} installed`
        : `${name}: none; ${without} (${obstacle ?? 'the installation failed'})`,
    );
  }
}

/** Why these packages are not to be installed here, or null. */
async function whyNot(packages, name) {
  if (process.env.SYSTEM_PACKAGES === 'off') return 'SYSTEM_PACKAGES is off';
  if (name === 'browser' && process.env.CHROMIUM_PATH) return `CHROMIUM_PATH is ${process.env.CHROMIUM_PATH}`;
  if (!(await exists('/usr/bin/apt-get'))) return 'no apt-get here';
  if (isRoot() || (await run('sudo', ['-n', 'true'], Date.now() + LIMIT_MS))) return null;
  return `to have it: apt-get install ${packages.join(' ')}`;
}

const isRoot = () => process.getuid?.() === 0;

async function aptInstall(packages, deadline) {
  const apt = (...args) =>
    isRoot()
      ? run('apt-get', [...OPTIONS, ...args], deadline)
      : run('sudo', ['-n', 'DEBIAN_FRONTEND=noninteractive', 'apt-get', ...OPTIONS, ...args], deadline);
  const install = () => apt('install', '-y', '--no-install-recommends', ...packages);
  // A stale package list is the usual reason for a failed install, so it is refreshed only then.
  if (await install()) return;
  await apt('update');
  await install();
}

/** Runs a command without a shell or a terminal; true when it ended with 0 before the deadline, which it may outlive. */
function run(command, args, deadline) {
  return new Promise((resolve) => {
    const left = deadline - Date.now();
    if (left <= 0) return resolve(false);
    const child = spawn(command, args, {
      stdio: 'ignore',
      detached: true,
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
    // A killed apt leaves dpkg's database locked or half written: late ones finish on their own, for the next start.
    const timer = setTimeout(() => {
      child.unref();
      finish(false);
    }, left);
    child.once('error', () => finish(false));
    child.once('exit', (code) => finish(code === 0));
    function finish(done) {
      clearTimeout(timer);
      resolve(done);
    }
  });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await installSystemPackages(process.argv.slice(2));
