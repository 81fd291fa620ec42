// `npm run shots`: fills a studio of its own and keeps a picture of every page of it in out/shots, in both themes, on a
// phone, a desk and a wall. Tells what hangs over its window, what axe calls serious, and what the console says.
import { join } from 'node:path';
import { installSystemPackages } from './system-packages.mjs';
import { prepare, ROOT, run } from './prepare.mjs';

await prepare();
await installSystemPackages(['browser']);
const jest = ['node_modules/jest/bin/jest.js', 'apps/studio/test/pages', '--selectProjects', 'e2e'];
const env = { ...process.env, FACTREEL_SHOTS: join(ROOT, 'out/shots'), NODE_OPTIONS: '--no-warnings' };
const { code } = await run(process.execPath, jest, { env });
process.exit(code);
