// `npm run docs`: writes docs/errors.md and docs/dependencies.md from the code.
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { prepare, ROOT } from './prepare.mjs';

await prepare();
const { writePages } = createRequire(import.meta.url)(join(ROOT, 'dist/apps/cli/src/docs/write-pages.js'));
writePages(ROOT);
