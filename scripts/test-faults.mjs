// `npm run test:faults [minutes] [videos] [ground]`: 100 videos over processes and servers that are killed, frozen, filled and
// misled, ten minutes for each ground they stand on, or for those whose name holds a word (`Redis`). `SEED=` with a number
// that it printed draws the same faults.
import { installSystemPackages } from './system-packages.mjs';
import { prepare, run } from './prepare.mjs';

const [minutes, videos] = [process.argv[2] ?? 10, process.argv[3] ?? 100].map(Number);
if (!(minutes > 0 && videos > 0)) {
  process.stderr.write('npm run test:faults [minutes] [videos] [ground]\n');
  process.exit(2);
}
const say = (line) => process.stdout.write(`${line}\n`);
await prepare({ log: say });
await installSystemPackages(['redis'], { log: say });
const length = { FACTREEL_FAULT_MINUTES: String(minutes), FACTREEL_FAULT_VIDEOS: String(videos) };
const env = { ...process.env, ...length, NODE_OPTIONS: '--no-warnings' };
const jest = ['node_modules/jest/bin/jest.js', 'apps/worker/test/faults.e2e-spec.ts', '--selectProjects', 'e2e'];
if (process.argv[4]) jest.push('--testNamePattern', process.argv[4]);
const { code } = await run(process.execPath, jest, { env });
process.exit(code);
