// Bundles the player into one module for pages: `node packages/player/build.mjs <folder>`. Prints its size.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));

/** Builds into a folder. Throws with the bundler's message. */
export async function buildPlayer(folder) {
  // Not there before the first install.
  const { build } = await import('vite');
  process.env.NODE_ENV = 'production';
  await build({
    configFile: false,
    logLevel: 'warn',
    resolve: { alias: { '@app/picture': here('../../libs/picture/src/index.ts') } },
    build: {
      // The picture library only declares: what is not used of it can be left out.
      rolldownOptions: { treeshake: { moduleSideEffects: (id) => !id.includes('/libs/picture/src/') } },
      outDir: folder,
      emptyOutDir: true,
      target: 'es2022',
      minify: true,
      lib: { entry: here('src/index.ts'), formats: ['es'], fileName: () => 'player.mjs' },
    },
  });
  const code = await readFile(join(folder, 'player.mjs'));
  const [gzipped, brotli] = await Promise.all([promisify(gzip)(code), promisify(brotliCompress)(code)]);
  return { bytes: code.length, gzip: gzipped.length, brotli: brotli.length };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  process.stdout.write(`${JSON.stringify(await buildPlayer(process.argv[2] ?? here('../../dist/player')))}\n`);
}
