// `npm test`: formatting, lint, import rules and types, then the unit, integration and e2e suites. Extra words go to Jest.
import { join } from 'node:path';
import { installChromium } from './install-chromium.mjs';
import { installFestival } from './install-voices.mjs';
import { prepare, ROOT, run } from './prepare.mjs';

const full = process.argv.includes('--full');
const words = process.argv.slice(2).filter((word) => word !== '--full');
const env = {
  ...process.env,
  FACTREEL_TEST_LENGTH: full ? 'full' : 'short',
  NODE_OPTIONS: '--no-warnings',
  // At full length every test runs, so the table of what is proved is written anew.
  ...(full ? { FACTREEL_CONFORMANCE: join(ROOT, 'docs/conformance.md') } : {}),
};

/** Each takes one processor: two go side by side. */
const checks = [
  ['lint', 'node_modules/eslint/bin/eslint.js', ['--max-warnings=0', '.']],
  ['types', 'node_modules/typescript/bin/tsc', ['-p', 'tsconfig.json']],
  ['formatting', 'node_modules/prettier/bin/prettier.cjs', ['--check', '--log-level=warn', '.']],
  [
    'import rules',
    'node_modules/dependency-cruiser/bin/dependency-cruise.mjs',
    ['--output-type', 'err', 'apps', 'libs', 'bench', 'migrations'],
  ],
];
const SIDE_BY_SIDE = 2;
/** Suites wait for servers and processes as much as they count. */
const JEST = ['node_modules/jest/bin/jest.js', '--maxWorkers=4', ...words];

const say = (line) => process.stdout.write(`${line}\n`);

function failed(name, output = '') {
  process.stderr.write(`${output}\n${name} failed.\n`);
  process.exit(1);
}

async function checkInTurn(waiting) {
  for (let check = waiting.shift(); check; check = waiting.shift()) {
    const [name, program, args] = check;
    const { code, output } = await run(process.execPath, [program, ...args], { env, quiet: true });
    if (code !== 0) failed(name, output);
    say(`— ${name}: right`);
  }
}

try {
  await prepare({ log: say });
} catch (error) {
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
}
await installFestival({ log: say });
await installChromium({ log: say });
const waiting = [...checks];
await Promise.all(Array.from({ length: SIDE_BY_SIDE }, () => checkInTurn(waiting)));
say('— tests');
const { code } = await run(process.execPath, JEST, { env });
if (code !== 0) failed('tests');
