// `npm run test:faults [minutes]`: 100 films over processes and servers that are killed, frozen, filled and misled, ten minutes
// for each ground they stand on. `SEED=` with a number that it printed draws the same faults.
import { prepare, run } from './prepare.mjs';

const minutes = Number(process.argv[2] ?? 10);
if (!(minutes > 0)) {
  process.stderr.write('npm run test:faults [minutes]\n');
  process.exit(2);
}
const say = (line) => process.stdout.write(`${line}\n`);
await prepare({ log: say });
const env = { ...process.env, FACTREEL_FAULT_MINUTES: String(minutes), NODE_OPTIONS: '--no-warnings' };
const jest = ['node_modules/jest/bin/jest.js', 'apps/worker/test/faults.e2e-spec.ts', '--selectProjects', 'e2e'];
const { code } = await run(process.execPath, jest, { env });
process.exit(code);
