// Compiles apps, libs, bench and migrations into dist, file by file, and the studio into dist/studio: types are checked by
// `npm test`, not on every start.
import { existsSync } from 'node:fs';
import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildStudio } from './build-studio.mjs';
import { compileWasm } from './compile-wasm.mjs';

/** An image is built without bench. */
const ROOTS = ['apps', 'libs', 'bench', 'migrations'].filter((root) => existsSync(root));
const TEST = /\.(spec|int-spec|e2e-spec)\.ts$|[/\\](test|node_modules)[/\\]|^apps[/\\]studio[/\\]/;
/** Many a machine lets a process have no more than 1,024 files open. */
const AT_ONCE = 64;
/** Compiled, or read at run time. */
const NEEDED = /\.ts$|[/\\]src[/\\].*\.(md|json)$/;

/** Builds everything anew. Throws with the compiler's message where a file cannot be read. */
export async function build() {
  // Not there before the first install.
  const { transformFile } = await import('@swc/core');
  await rm('dist', { recursive: true, force: true });
  const settings = JSON.parse(await readFile('.swcrc', 'utf8'));
  const files = (await Promise.all(ROOTS.map((root) => readdir(root, { recursive: true, withFileTypes: true }))))
    .flat()
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name))
    .filter((file) => NEEDED.test(file) && !TEST.test(file) && !file.endsWith('.d.ts'));
  while (files.length > 0)
    await Promise.all(files.splice(0, AT_ONCE).map((file) => compile(file, settings, transformFile)));
  await compileWasm();
  await buildStudio();
}

async function compile(file, settings, transformFile) {
  const target = join('dist', file);
  await mkdir(dirname(target), { recursive: true });
  if (!file.endsWith('.ts')) return cp(file, target);
  const { code, map } = await transformFile(file, { ...settings, swcrc: false, sourceMaps: true });
  const script = target.replace(/\.ts$/, '.js');
  const link = `\n//# sourceMappingURL=${script.split(/[/\\]/).at(-1)}.map`;
  await writeFile(script, withRelativeLibs(code, script) + link);
  await writeFile(`${script}.map`, map ?? '');
}

/** `@app/videos` is a name for the compiler (tsconfig.json); Node wants to be told where that is. */
function withRelativeLibs(code, script) {
  return code.replace(/require\("@app\/([a-z-]+)"\)/g, (_, lib) => {
    const path = relative(dirname(script), join('dist/libs', lib, 'src/index.js')).replaceAll('\\', '/');
    return `require("${path.startsWith('.') ? path : `./${path}`}")`;
  });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await build();
