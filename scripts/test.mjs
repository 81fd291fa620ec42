/**
 * `npm test`: formatting, lint, import rules and types beside the suites. Extra words go to Jest.
 *
 *   npm test                 all unit suites and the core of the others (core-suites.mjs)
 *   npm test -- --all        every suite, at short length: what `.ci/run` plays
 *   npm run test:full        every suite, at full length
 *   npm test -- series       the suites whose path has the word
 */
import { join } from 'node:path';
import { CORE_SUITES } from './core-suites.mjs';
import { prepare, ROOT, run } from './prepare.mjs';
import { installSystemPackages } from './system-packages.mjs';

const OURS = ['--all', '--full', '--conformance'];
const ours = new Set(process.argv.slice(2).filter((word) => OURS.includes(word)));
const words = process.argv.slice(2).filter((word) => !OURS.includes(word));
const isWhole = ours.size > 0 || words.length > 0;
const env = {
  ...process.env,
  FACTREEL_TEST_LENGTH: ours.has('--full') ? 'full' : 'short',
  NODE_OPTIONS: '--no-warnings',
  // Only a run of every suite can write the table of what is proved.
  ...(ours.has('--full') || ours.has('--conformance')
    ? { FACTREEL_CONFORMANCE: join(ROOT, 'docs/conformance.md') }
    : {}),
};

/** One after another, at low priority: they use the processor time that suites leave while they wait for other programs. */
const CHECKS = [
  ['formatting', 'node_modules/oxfmt/bin/oxfmt', ['--check']],
  ['lint and types', 'node_modules/oxlint/bin/oxlint', []],
  [
    'import rules',
    'node_modules/dependency-cruiser/bin/dependency-cruise.mjs',
    ['--output-type', 'err', 'apps', 'libs', 'bench', 'migrations'],
  ],
];
/**
 * Each suite starts programs, encoders and browsers of its own: more workers than processors only wait for each other.
 * "A worker process has failed to exit gracefully" at the end is no leak: freeing the gigabyte that Jest holds after hundreds
 * of suites takes longer than the half second it allows.
 */
const JEST = [
  'node_modules/jest/bin/jest.js',
  '--maxWorkers=2',
  ...(isWhole ? words : ['\\.spec\\.ts$', ...CORE_SUITES]),
];

const say = (line) => process.stdout.write(`${line}\n`);

/** Names of what failed, each reported as soon as it is known. */
const failed = [];

function note(name, code, output = '') {
  if (code === 0) return say(`— ${name}: passed`);
  failed.push(name);
  process.stderr.write(`${output}\n— ${name}: FAILED\n`);
}

async function check() {
  for (const [name, program, args] of CHECKS) {
    const { code, output } = await run(process.execPath, [program, ...args], { env, quiet: true, behind: true });
    note(name, code, output);
  }
}

async function test() {
  const { code } = await run(process.execPath, JEST, { env });
  note('tests', code);
}

try {
  await prepare({ log: say });
} catch (error) {
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
}
await installSystemPackages(['voice', 'browser', 'redis', 'python'], { log: say });
await Promise.all([test(), check()]);
if (failed.length > 0) {
  process.stderr.write(`\n${failed.join(', ')} failed.\n`);
  process.exit(1);
}
