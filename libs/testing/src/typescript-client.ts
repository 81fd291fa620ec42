import { execFile } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { promisify } from 'node:util';

const HERE = resolve(__dirname, '../../..');
const ROOT = basename(HERE) === 'dist' ? resolve(HERE, '..') : HERE;
const CLIENT = join(ROOT, 'clients/typescript');
const TSC = join(ROOT, 'node_modules/typescript/bin/tsc');
const run = promisify(execFile);

/** As an integrator's own project would have it: Node's types beside the client's. */
const OPTIONS = { rootDir: '.', outDir: 'dist', types: ['node'] };

/** The client built as it is published, and programs that import it by its name. */
export class BuiltTypescriptClient {
  private constructor(private readonly folder: string) {}

  static async build(): Promise<BuiltTypescriptClient> {
    const folder = await mkdtemp(join(tmpdir(), 'factreel-client-'));
    for (const part of ['package.json', 'tsconfig.json', 'src']) {
      await cp(join(CLIENT, part), join(folder, part), { recursive: true });
    }
    await symlink(join(ROOT, 'node_modules'), join(folder, 'node_modules'));
    await compile(folder);
    return new BuiltTypescriptClient(folder);
  }

  /** Compiles programs under `strict`, all at once; where each is. Throws what the compiler says. */
  async compile(codes: readonly string[]): Promise<string[]> {
    const folder = await mkdtemp(join(this.folder, 'programs-'));
    await Promise.all(codes.map((code, n) => writeFile(join(folder, `program-${n}.ts`), code)));
    const settings = { extends: '../tsconfig.json', compilerOptions: OPTIONS, include: ['*.ts'] };
    await writeFile(join(folder, 'tsconfig.json'), JSON.stringify(settings));
    await compile(folder);
    return codes.map((_code, n) => join(folder, `dist/program-${n}.js`));
  }

  /** The examples of its README, in its order. */
  async readmeExamples(): Promise<string[]> {
    const readme = await readFile(join(CLIENT, 'README.md'), 'utf8');
    return await this.compile([...readme.matchAll(/^```ts\n(.*?)^```$/gms)].map(([, code = '']) => code));
  }

  async remove(): Promise<void> {
    await rm(this.folder, { recursive: true, force: true });
  }
}

/** The compiler tells what is wrong on stdout. */
async function compile(project: string): Promise<void> {
  await run(process.execPath, [TSC, '-p', project]).catch((error: { stdout?: string }) => {
    throw new Error(error.stdout, { cause: error });
  });
}
