// Compiles WebAssembly text, which tsc leaves behind, into the build. `node scripts/compile-wasm.mjs [dist]`.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = dirname(dirname(fileURLToPath(import.meta.url)));
const SOURCES = ['libs/render/src/encode/rgba-to-i420.wat'];

/** Writes each source's .wasm to the same place under `dist`. Throws with file and line of a mistake. */
export async function compileWasm(dist = join(ROOT, 'dist')) {
  // Imported late: prepare.mjs installs it first.
  const { default: wabt } = await import('wabt');
  const { parseWat } = await wabt();
  for (const source of SOURCES) {
    const module = parseWat(source, readFileSync(join(ROOT, source), 'utf8'), { simd: true });
    try {
      module.validate();
      const target = join(dist, source.replace(/\.wat$/, '.wasm'));
      mkdirSync(dirname(target), { recursive: true });
      writeFileSync(target, module.toBinary({}).buffer);
    } finally {
      module.destroy();
    }
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await compileWasm(process.argv[2]);
