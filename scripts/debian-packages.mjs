import { spawn } from 'node:child_process';
import { access } from 'node:fs/promises';

const LIMIT_MS = 120_000;
const OPTIONS = '-qq -o DPkg::Lock::Timeout=30 -o Acquire::http::Timeout=15 -o Acquire::Retries=1'.split(' ');

export const exists = (path) =>
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
 * Installs Debian's packages where that needs no password, within two minutes, and never throws. Resolves to why they
 * could not even be tried, or null; whether they are there now is the caller's to look.
 */
export async function installPackages(packages) {
  const deadline = Date.now() + LIMIT_MS;
  const isRoot = process.getuid?.() === 0;
  if (!(await exists('/usr/bin/apt-get'))) return 'no apt-get here';
  if (!isRoot && !(await run('sudo', ['-n', 'true'], deadline)))
    return `to have it: apt-get install ${packages.join(' ')}`;
  const apt = (...args) =>
    isRoot
      ? run('apt-get', [...OPTIONS, ...args], deadline)
      : run('sudo', ['-n', 'DEBIAN_FRONTEND=noninteractive', 'apt-get', ...OPTIONS, ...args], deadline);
  const install = () => apt('install', '-y', '--no-install-recommends', ...packages);
  // A stale package list is the usual reason for a failed install, so it is refreshed only then.
  if (!(await install())) {
    await apt('update');
    await install();
  }
  return null;
}
