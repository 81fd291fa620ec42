// Compiles the package, and before it the SDK whose types it is written in. Outside this repository `tsc` is all it takes.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const HERE = dirname(fileURLToPath(import.meta.url));
const SDK = join(HERE, '../../packages/tool-sdk');

function run(...words) {
  const { status } = spawnSync(process.execPath, words, { stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}

if (!existsSync(join(SDK, 'dist'))) run(join(SDK, 'prepack.mjs'));
run(join(HERE, '../../node_modules/typescript/bin/tsc'), '-p', join(HERE, 'tsconfig.build.json'));
