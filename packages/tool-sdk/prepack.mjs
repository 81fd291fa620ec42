// Compiles the package with the compiler of the repository, which a fresh clone may still have to install.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const HERE = dirname(fileURLToPath(import.meta.url));
const ROOT = join(HERE, '../..');
const COMPILER = join(ROOT, 'node_modules/typescript/bin/tsc');

if (!existsSync(COMPILER)) {
  const { prepare } = await import('../../scripts/prepare.mjs');
  await prepare();
}
const { status } = spawnSync(process.execPath, [COMPILER, '-p', join(HERE, 'tsconfig.json')], { stdio: 'inherit' });
process.exit(status ?? 1);
