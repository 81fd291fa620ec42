// `npm test`: formatting, lint, import rules and types beside the unit, integration and e2e suites. Extra words go to Jest.
import { join } from 'node:path';
import { installChromium } from './install-chromium.mjs';
import { installRedis } from './install-redis.mjs';
import { installFestival } from './install-voices.mjs';
import { prepare, ROOT, run } from './prepare.mjs';
import { commitOf, shareOf, SHARES } from './test-share.mjs';

const full = process.argv.includes('--full');
const words = process.argv.slice(2).filter((word) => word !== '--full');
/** Suites with real programs are dealt into shares, one a run; whoever names suites, or wants all, gets them. */
const share = full || words.length > 0 ? 'all' : shareOf(process.env.FACTREEL_TEST_SHARE ?? commitOf(ROOT));
const env = {
  ...process.env,
  FACTREEL_TEST_SHARE: share,
  FACTREEL_TEST_LENGTH: full ? 'full' : 'short',
  NODE_OPTIONS: '--no-warnings',
  // At full length every test runs, so the table of what is proved is written anew.
  ...(full ? { FACTREEL_CONFORMANCE: join(ROOT, 'docs/conformance.md') } : {}),
};

/** One after another, in what the tests leave of a processor wherever a suite waits for a disk or another program. */
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
 * Each suite brings programs, encoders and browsers of its own: more at once only wait for each other's processors.
 * A worker that "failed to exit gracefully" at the end left nothing open: it exits within milliseconds, but giving back the
 * gigabyte that Jest keeps of hundreds of suites takes longer than the half second it is given.
 */
const JEST = [
  'node_modules/jest/bin/jest.js',
  '--maxWorkers=2',
  ...(share === 'all' ? [] : ['--filter=./libs/testing/jest/short-run.filter.cjs']),
  ...words,
];

const say = (line) => process.stdout.write(`${line}\n`);

/** Names of what was not right; each is told as soon as it is known. */
const failed = [];

function note(name, code, output = '') {
  if (code === 0) return say(`— ${name}: right`);
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
if (share !== 'all')
  say(
    `Share ${share} of ${SHARES} of the suites with real programs, by the commit; FACTREEL_TEST_SHARE=all runs every share.`,
  );
await installFestival({ log: say });
await installChromium({ log: say });
await installRedis({ log: say });
await Promise.all([test(), check()]);
if (failed.length > 0) {
  process.stderr.write(`\n${failed.join(', ')} failed.\n`);
  process.exit(1);
}
