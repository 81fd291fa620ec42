// Builds the player for pages: `node packages/player/build.mjs <folder>`. Prints what a page loads of it, in bytes.
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const picture = (path) => here(`../../libs/picture/src/${path}`);

/**
 * Builds into a folder: `player.mjs` is the element, `worker.mjs` what it has draw, `drawing.mjs` the same without an element,
 * and a style a file. Throws with the bundler's message.
 */
export async function buildPlayer(folder) {
  // Not there before the first install.
  const { build } = await import('vite');
  process.env.NODE_ENV = 'production';
  await build({
    configFile: false,
    logLevel: 'warn',
    resolve: {
      alias: [
        { find: /^@app\/picture$/, replacement: picture('index.ts') },
        { find: /^@app\/picture\/(.*)$/, replacement: picture('$1') },
      ],
    },
    build: {
      rolldownOptions: {
        // The picture library only declares: what is not used of it can be left out.
        treeshake: { moduleSideEffects: (id) => !id.includes('/libs/picture/src/') },
        output: {
          minify: true,
          // What styles share is loaded with what draws them all: one file, where there would be a dozen small ones.
          codeSplitting: { groups: [{ name: 'picture', test: /libs\/picture\/src\/(?!styles\/[a-z-]+\/)/ }] },
          chunkFileNames: (chunk) => `${chunk.name.replace(/\.style$/, '')}.mjs`,
        },
      },
      outDir: folder,
      emptyOutDir: true,
      target: 'es2022',
      minify: true,
      modulePreload: false,
      lib: {
        entry: { player: here('src/index.ts'), worker: here('src/worker.ts'), drawing: here('src/drawing.ts') },
        formats: ['es'],
        fileName: (_, name) => `${name}.mjs`,
      },
    },
  });
  return await sizesOf(folder);
}

/** Bytes of each built file. */
export async function sizesOf(folder) {
  const sizes = {};
  for (const file of (await readdir(folder)).filter((name) => name.endsWith('.mjs')).sort()) {
    const code = await readFile(join(folder, file));
    const [gzipped, brotli] = await Promise.all([promisify(gzip)(code), promisify(brotliCompress)(code)]);
    sizes[file] = { bytes: code.length, gzip: gzipped.length, brotli: brotli.length };
  }
  return sizes;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  process.stdout.write(`${JSON.stringify(await buildPlayer(process.argv[2] ?? here('../../dist/player')))}\n`);
}
