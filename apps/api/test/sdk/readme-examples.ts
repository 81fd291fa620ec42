import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';

const ROOT = resolve(__dirname, '../../../..');
const CLIENT = join(ROOT, 'clients/typescript');
const TSC = join(ROOT, 'node_modules/typescript/bin/tsc');
const run = promisify(execFile);

/** As an integrator's own project would have it: Node's types beside the client's. */
const OPTIONS = { rootDir: '.', outDir: 'dist', types: ['node'] };

/**
 * Builds the client as it is published, and the examples of its README against that, all under `strict`. Returns the
 * folder, which the caller removes, and the programs in the README's order. Throws what the compiler says.
 */
export async function buildReadmeExamples(): Promise<{ folder: string; programs: string[] }> {
  const folder = await mkdtemp(join(tmpdir(), 'factreel-client-'));
  for (const part of ['package.json', 'tsconfig.json', 'src']) {
    await cp(join(CLIENT, part), join(folder, part), { recursive: true });
  }
  await symlink(join(ROOT, 'node_modules'), join(folder, 'node_modules'));
  await compile(folder);
  const readme = await readFile(join(CLIENT, 'README.md'), 'utf8');
  const examples = [...readme.matchAll(/^```ts\n(.*?)^```$/gms)].map(([, code = '']) => code);
  await mkdir(join(folder, 'examples'));
  await Promise.all(examples.map((code, n) => writeFile(join(folder, `examples/example-${n}.ts`), code)));
  const settings = { extends: '../tsconfig.json', compilerOptions: OPTIONS, include: ['*.ts'] };
  await writeFile(join(folder, 'examples/tsconfig.json'), JSON.stringify(settings));
  await compile(join(folder, 'examples'));
  return { folder, programs: examples.map((_code, n) => join(folder, `examples/dist/example-${n}.js`)) };
}

/** The compiler tells what is wrong on stdout. */
async function compile(project: string): Promise<void> {
  await run(process.execPath, [TSC, '-p', project]).catch((error: { stdout?: string }) => {
    throw new Error(error.stdout, { cause: error });
  });
}
