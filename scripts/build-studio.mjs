// Builds the studio into dist/studio, and keeps each of its texts compressed beside it. `npm run build:studio` does no more
// than this; with VITE_API_URL the pages can be hosted elsewhere than at the api.
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';

const OUT = 'dist/studio';
const TEXT = /\.(m?js|css|svg)$/;
const PACKERS = { br: promisify(brotliCompress), gz: promisify(gzip) };

/** Builds anew. Throws with the compiler's message. */
export async function buildStudio() {
  // Not there before the first install.
  const { build } = await import('vite');
  // A test that prepares a clone would hand on its own `test`, and React's development build with it.
  process.env.NODE_ENV = 'production';
  await build({ configFile: 'apps/studio/vite.config.mts', logLevel: 'warn' });
  await packTexts(OUT);
}

/** Keeps each text below a folder compressed beside it. */
export async function packTexts(folder) {
  const files = await readdir(folder, { recursive: true });
  await Promise.all(files.filter((file) => TEXT.test(file)).map((file) => pack(join(folder, file))));
}

async function pack(file) {
  const text = await readFile(file);
  for (const [ending, packed] of Object.entries(PACKERS)) await writeFile(`${file}.${ending}`, await packed(text));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await buildStudio();
