import { spawn } from 'node:child_process';
import { access } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

const VOICE = '/usr/share/festival/voices/us/cmu_us_slt_arctic_hts';
const BINARY = '/usr/bin/festival';
const PACKAGES = ['festival', 'festvox-us-slt-hts'];
const LIMIT_MS = 120_000;

const exists = (path) =>
  access(path).then(
    () => true,
    () => false,
  );

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

/**
 * Installs the English voice (Debian's festival and festvox-us-slt-hts, 13 MB) where it is absent and where that
 * needs no password. Takes at most two minutes, logs one line, never throws; resolves to whether the voice is there.
 */
export async function installFestival({ log = console.log } = {}) {
  const present = async () => (await exists(BINARY)) && (await exists(VOICE));
  if (await present()) {
    log('voice: natural English voice is installed');
    return true;
  }
  const fallback = 'English is spoken by the embedded voice';
  const deadline = Date.now() + LIMIT_MS;
  const isRoot = process.getuid?.() === 0;
  if (!(await exists('/usr/bin/apt-get'))) {
    log(`voice: no apt-get here; ${fallback}`);
    return false;
  }
  if (!isRoot && !(await run('sudo', ['-n', 'true'], deadline))) {
    log(`voice: ${fallback} (for a better one: apt-get install ${PACKAGES.join(' ')})`);
    return false;
  }
  const apt = (...args) =>
    isRoot
      ? run('apt-get', args, deadline)
      : run('sudo', ['-n', 'DEBIAN_FRONTEND=noninteractive', 'apt-get', ...args], deadline);
  const options = [
    '-qq',
    '-o',
    'DPkg::Lock::Timeout=30',
    '-o',
    'Acquire::http::Timeout=15',
    '-o',
    'Acquire::Retries=1',
  ];
  const install = () => apt(...options, 'install', '-y', '--no-install-recommends', ...PACKAGES);
  // A stale package list is the usual reason for a failed install, so it is refreshed only then.
  if (!(await install())) {
    await apt(...options, 'update');
    await install();
  }
  const installed = await present();
  log(installed ? 'voice: natural English voice installed' : `voice: could not install festival; ${fallback}`);
  return installed;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await installFestival();
