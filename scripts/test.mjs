// `npm test`: lint, types, build, then the unit, integration and e2e suites. Extra words go to Jest.
import { installFestival } from './install-voices.mjs';
import { prepare, run } from './prepare.mjs';

const full = process.argv.includes('--full');
const words = process.argv.slice(2).filter((word) => word !== '--full');
const env = { ...process.env, FACTREEL_TEST_LENGTH: full ? 'full' : 'short', NODE_OPTIONS: '--no-warnings' };

const steps = [
  ['formatting', 'node_modules/prettier/bin/prettier.cjs', ['--check', '--log-level=warn', '.']],
  ['lint', 'node_modules/eslint/bin/eslint.js', ['--max-warnings=0', '.']],
  [
    'import rules',
    'node_modules/dependency-cruiser/bin/dependency-cruise.mjs',
    ['--output-type', 'err', 'apps', 'libs', 'bench', 'migrations'],
  ],
  ['types', 'node_modules/typescript/bin/tsc', ['-p', 'tsconfig.json']],
  ['tests', 'node_modules/jest/bin/jest.js', ['--maxWorkers=2', ...words]],
];

try {
  await prepare({ log: (line) => process.stdout.write(`${line}\n`) });
} catch (error) {
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
}
await installFestival({ log: (line) => process.stdout.write(`${line}\n`) });
for (const [name, program, args] of steps) {
  process.stdout.write(`\n— ${name}\n`);
  const { code } = await run(process.execPath, [program, ...args], { env });
  if (code !== 0) {
    process.stderr.write(`\n${name} failed.\n`);
    process.exit(code);
  }
}
