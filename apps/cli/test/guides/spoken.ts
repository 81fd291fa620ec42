import { execFile, spawn } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';
import { BuiltTypescriptClient, endOf, HAS_PYTHON, InstalledPythonClient } from '@app/testing';
import type { Block } from './blocks';

/** Languages in which the guides show calls beside `curl`, by a client. */
export const SPOKEN = ['ts', 'python'] as const;
export type Spoken = (typeof SPOKEN)[number];

/** Which program of its page a block belongs to: that of `program=…`, or else the page's own. */
export function programOf({ info }: Block): string {
  return /\bprogram=(\S+)/.exec(info)?.[1] ?? 'page';
}

/** Both clients, as their users have them. */
export class Speakers {
  private written = 0;

  private constructor(
    private readonly folder: string,
    private readonly typescript: BuiltTypescriptClient,
    private readonly python: InstalledPythonClient | null,
  ) {}

  static async come(): Promise<Speakers> {
    const python = HAS_PYTHON ? InstalledPythonClient.install() : null;
    const folder = await mkdtemp(join(tmpdir(), 'factreel-samples-'));
    return new Speakers(folder, await BuiltTypescriptClient.build(), await python);
  }

  /** A program, ready to run: compiled, where its language is. */
  async program(language: Spoken, code: string): Promise<string> {
    if (language === 'ts') return (await this.typescript.compile([code]))[0] ?? '';
    this.written += 1;
    // mypy takes no two files of one name.
    const file = join(this.folder, `sample_${this.written}.py`);
    await writeFile(file, code);
    return file;
  }

  /** Runs a program to its end; what it prints. */
  async run(language: Spoken, code: string, env: NodeJS.ProcessEnv, cwd: string): Promise<string> {
    const file = await this.program(language, code);
    const { stdout } = await promisify(execFile)(this.speaker(language), [file], { cwd, env: this.environment(env) });
    return stdout;
  }

  /** Runs a program that does not end, until `use` is done; `use` is handed what gives its next line. */
  async during<T>(
    language: Spoken,
    code: string,
    env: NodeJS.ProcessEnv,
    use: (nextLine: () => Promise<string>) => Promise<T>,
  ): Promise<T> {
    const child = spawn(this.speaker(language), [await this.program(language, code)], {
      env: this.environment(env),
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const lines = createInterface(child.stdout)[Symbol.asyncIterator]();
    try {
      return await use(async () => (await lines.next()).value as string);
    } finally {
      await endOf(child, 'SIGTERM');
    }
  }

  /** What mypy says of Python programs. */
  async faultsOf(codes: readonly string[]): Promise<string> {
    return (await this.python?.faultsOf(await Promise.all(codes.map((code) => this.program('python', code))))) ?? '';
  }

  async go(): Promise<void> {
    await Promise.all([this.typescript.remove(), this.python?.remove()]);
    await rm(this.folder, { recursive: true, force: true });
  }

  private speaker(language: Spoken): string {
    return language === 'ts' ? process.execPath : 'python3';
  }

  private environment(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
    // Jest's own settings are not those of whoever reads the page.
    const own = { ...process.env, NODE_OPTIONS: undefined, NODE_ENV: undefined, ...env };
    return this.python?.environment(own) ?? own;
  }
}
