// `npm run sdk`: writes what is generated of both clients from the description that the api publishes.
// With --check it writes nothing, and fails where they differ. --document FILE|URL reads the description of another server,
// whose plugins bring tools of their own, and --out FOLDER writes `schema.ts`, `schema.py` and `operations.py` for it.
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { prepare, ROOT, run } from './prepare.mjs';
import { pythonFiles } from './sdk/python.mjs';

const ABOUT = `/**
 * Written by \`npm run sdk\` from the API's description: do not edit.
 */
`;

const { values: words } = parseArgs({
  options: { check: { type: 'boolean' }, document: { type: 'string' }, out: { type: 'string' } },
});
/** Paths on the command line are meant from where the caller stands; npm tells where that is. */
const given = (path) => resolve(process.env.INIT_CWD ?? process.cwd(), path);

async function publishedDescription() {
  if (words.document !== undefined) return JSON.parse(await textAt(words.document));
  await prepare();
  const folder = await mkdtemp(join(tmpdir(), 'factreel-sdk-'));
  try {
    const out = join(folder, 'openapi.json');
    const admin = join(ROOT, 'dist/apps/cli/src/factreel.js');
    const { code, output } = await run(process.execPath, ['--no-warnings', admin, 'admin', 'openapi', '--out', out], {
      quiet: true,
    });
    if (code !== 0) throw new Error(output);
    return JSON.parse(await readFile(out, 'utf8'));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function textAt(address) {
  if (!/^https?:/.test(address)) return await readFile(given(address), 'utf8');
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}`);
  return await answer.text();
}

/** Sorted, so that a route that moves changes nothing; a default of a request's field does not make it required. */
async function typesOf(description) {
  const { default: openapiTS, astToString } = await import('openapi-typescript');
  const ast = await openapiTS(description, { alphabetize: true, defaultNonNullable: false });
  return ABOUT + astToString(ast);
}

/** Every file that is generated, by its place in the repository. */
async function generated(description) {
  const python = Object.entries(pythonFiles(description)).map(([name, text]) => [
    `clients/python/src/factreel/${name}`,
    text,
  ]);
  return [['clients/typescript/src/schema.ts', await typesOf(description)], ...python];
}

try {
  const old = [];
  for (const [place, text] of await generated(await publishedDescription())) {
    const file = words.out === undefined ? join(ROOT, place) : join(given(words.out), basename(place));
    if ((await readFile(file, 'utf8').catch(() => '')) === text) continue;
    old.push(place);
    if (words.check) continue;
    if (words.out !== undefined) await mkdir(given(words.out), { recursive: true });
    await writeFile(file, text);
    process.stdout.write(`Wrote ${words.out === undefined ? place : file}\n`);
  }
  if (old.length === 0) process.stdout.write('The clients are up to date.\n');
  else if (words.check) throw new Error(`${old.join(', ')} out of date: npm run sdk`);
} catch (error) {
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
}
