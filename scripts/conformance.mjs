// `npm run conformance`: runs all suites and writes docs/conformance.md from what they proved.
import { join } from 'node:path';
import { prepare, ROOT, run } from './prepare.mjs';

const env = {
  ...process.env,
  FACTREEL_TEST_LENGTH: process.env.FACTREEL_TEST_LENGTH ?? 'short',
  FACTREEL_CONFORMANCE: join(ROOT, 'docs/conformance.md'),
  NODE_OPTIONS: '--no-warnings',
};
const JEST = ['node_modules/jest/bin/jest.js', '--maxWorkers=4'];

try {
  await prepare();
} catch (error) {
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
}
const { code } = await run(process.execPath, JEST, { env });
process.exit(code);
