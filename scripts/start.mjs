// `npm start`: everything a newcomer needs, in one process tree that Ctrl-C takes down whole.
import { fork } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { isAbsolute, join } from 'node:path';
import { prepare, ROOT, run } from './prepare.mjs';
import { installSystemPackages } from './system-packages.mjs';

const DEMO_CREDITS = 100_000;
const children = new Set();
let stopping = false;

async function main() {
  const say = (line) => process.stdout.write(`${line}\n`);
  await prepare({ log: say });
  await installSystemPackages(['voice', 'browser'], { log: say });
  say('voice: natural ones for 11 languages: npm run voices -- list, then npm run voices -- install <voice>');

  const api = start('apps/api/src/main.js', 'api', {});
  await api.ready;
  // A worker writes links too, and cannot know the api's port.
  const worker = start('apps/worker/src/main.js', 'worker', { PORT: '0', BASE_URL: baseUrl() });
  const [demo] = await Promise.all([demoAccount(), worker.ready]);
  greet(say, demo);
}

/** Starts one of our programs; its end is our end. */
function start(program, name, extra) {
  const child = fork(join(ROOT, 'dist', program), [], {
    cwd: ROOT,
    env: { LOG_LEVEL: 'warn', LOG_PRETTY: 'on', ...process.env, ...extra },
    // Out of the terminal's reach: its Ctrl-C would also end a database that starts and an encoder at work.
    detached: true,
  });
  children.add(child);
  child.on('exit', (code) => {
    children.delete(child);
    if (!stopping) {
      process.stderr.write(`The ${name} stopped (${code}).\n`);
      void stop(1);
    }
  });
  const ready = new Promise((resolve) => child.once('message', resolve));
  return { child, ready };
}

/** The same account at every start: keys are stored hashed, so its own is kept beside the data. */
async function demoAccount() {
  const dataDir = process.env.DATA_DIR || '.data';
  const folder = isAbsolute(dataDir) ? dataDir : join(ROOT, dataDir);
  const path = join(folder, 'demo.json');
  if (existsSync(path)) {
    const known = JSON.parse(readFileSync(path, 'utf8'));
    if (await keyWorks(known.apiKey)) return known;
  }
  const email = `demo-${Date.now().toString(36)}@factreel.example`;
  const words = [
    'dist/apps/cli/src/factreel.js',
    'admin',
    'account:create',
    '--email',
    email,
    '--credits',
    String(DEMO_CREDITS),
  ];
  const reply = await run(process.execPath, words, { quiet: true, env: { ...process.env, MIGRATE: 'off' } });
  if (reply.code !== 0) throw new Error(`The demo account could not be made:\n${reply.output}`);
  const account = { email, ...JSON.parse(reply.output) };
  mkdirSync(folder, { recursive: true });
  writeFileSync(path, JSON.stringify(account, null, 2), { mode: 0o600 });
  return account;
}

/** Where the api is reached from this machine. */
function localUrl() {
  const host = process.env.HOST || '127.0.0.1';
  const reachable = ['0.0.0.0', '::'].includes(host) ? '127.0.0.1' : host.includes(':') ? `[${host}]` : host;
  return `http://${reachable}:${process.env.PORT || 3000}`;
}

function baseUrl() {
  return (process.env.BASE_URL || localUrl()).replace(/\/+$/, '');
}

async function keyWorks(apiKey) {
  const answer = await fetch(`${localUrl()}/v1/account`, { headers: { authorization: `Bearer ${apiKey}` } }).catch(
    () => null,
  );
  return answer?.status === 200;
}

function greet(say, demo) {
  const base = baseUrl();
  say(`
Factreel is up.

  API      ${base}/v1        (reference: ${base}/docs)
  Studio   ${process.env.STUDIO_URL || base}/
  Account  ${demo.email}, ${DEMO_CREDITS.toLocaleString('en')} credits
  Password ${demo.ownerPassword}
  API key  ${demo.apiKey}

Make a video in the studio, or of your own JSON:

  curl -s ${base}/v1/videos/from-data \\
    -H 'Authorization: Bearer ${demo.apiKey}' \\
    -H 'Content-Type: application/json' \\
    -d @examples/pool.json

Open the watchUrl of the answer in half a minute. Ctrl-C stops everything.
`);
}

async function stop(code) {
  if (stopping) return;
  stopping = true;
  const gone = [...children].map((child) => new Promise((resolve) => child.once('exit', resolve)));
  for (const child of children) child.kill('SIGTERM');
  await Promise.all(gone);
  process.exit(code);
}

// One Ctrl-C may come twice, from the terminal and from npm; the children hear of it once, from us.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => void stop(0));

main().catch((error) => {
  process.stderr.write(`${error.message}\n`);
  void stop(1);
});
