// What a fresh clone needs before anything of ours can run: packages and a build. Plain Node, nothing installed yet.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = dirname(dirname(fileURLToPath(import.meta.url)));
const SOURCES = [
  'apps',
  'libs',
  'packages',
  'clients',
  'migrations',
  'bench',
  '.swcrc',
  'nest-cli.json',
  'package-lock.json',
];
/** Folders that packing and running write beside sources: a build beside running tests would take their files away. */
const WRITTEN = new Set(['dist', 'node_modules', '__pycache__']);

/** Installs and builds what is missing or out of date; a second call finds nothing to do. Throws with a clear message. */
export async function prepare({ log = (line) => process.stderr.write(`${line}\n`) } = {}) {
  requireNode();
  process.chdir(ROOT);
  await install(log);
  await buildChanged(log);
}

function requireNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major < 20 || (major === 20 && minor < 19)) {
    throw new Error(`Factreel needs Node 20.19 or newer; this is ${process.versions.node}.`);
  }
}

async function install(log) {
  const wanted = createHash('sha256').update(readFileSync('package-lock.json')).digest('hex');
  const stamp = 'node_modules/.factreel-installed';
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  log('Installing packages (once; about a minute)…');
  const reply = await run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], { quiet: true });
  if (reply.code !== 0) throw new Error(`npm ci failed:\n${reply.output.slice(-4000)}`);
  writeFileSync(stamp, wanted);
}

async function buildChanged(log) {
  const wanted = fingerprint();
  const stamp = 'dist/.factreel-built';
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  log('Building…');
  const reply = await run('npm', ['run', 'build', '--loglevel=error'], { quiet: true });
  if (reply.code !== 0) throw new Error(`npm run build failed:\n${reply.output.slice(-4000)}`);
  writeFileSync(stamp, wanted);
}

/** Names, sizes and times of all sources: cheap, and different after every edit or checkout. */
function fingerprint() {
  const hash = createHash('sha256');
  const walk = (path) => {
    const entry = statSync(path, { throwIfNoEntry: false });
    if (!entry) return;
    if (!entry.isDirectory()) return void hash.update(`${path} ${entry.size} ${entry.mtimeMs}\n`);
    for (const name of readdirSync(path).sort()) if (!WRITTEN.has(name)) walk(join(path, name));
  };
  SOURCES.forEach(walk);
  return hash.digest('hex');
}

/** Runs a program to its end. With `quiet` its output is collected instead of shown, with `behind` it comes after all others. */
export function run(command, args, { quiet = false, behind = false, env = process.env } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd: ROOT, env, stdio: quiet ? ['ignore', 'pipe', 'pipe'] : 'inherit' });
    if (behind && child.pid) setPriority(child.pid, constants.priority.PRIORITY_LOW);
    let output = '';
    child.stdout?.on('data', (chunk) => (output += chunk));
    child.stderr?.on('data', (chunk) => (output += chunk));
    child.on('error', (error) => resolve({ code: 1, output: error.message }));
    child.on('close', (code) => resolve({ code: code ?? 1, output }));
  });
}
