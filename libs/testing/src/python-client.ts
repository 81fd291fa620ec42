import { execFile, spawnSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { promisify } from 'node:util';

const HERE = resolve(__dirname, '../../..');
const ROOT = basename(HERE) === 'dist' ? resolve(HERE, '..') : HERE;
const run = promisify(execFile);

const runs = (...words: string[]): boolean => spawnSync(words[0] ?? '', words.slice(1)).status === 0;
/** Whether this machine has a Python that installs packages. */
export const HAS_PYTHON = runs('python3', '-m', 'pip', '--version');
/** Debian's mypy checks programs of every Python. */
const HAS_MYPY = runs('mypy', '--version');

/** A suite that needs Python; where none is installed it is skipped, and says so. */
export function describeWithPython(name: string, suite: () => void): void {
  if (HAS_PYTHON) return void describe(name, suite);
  warn(name, 'a python3 with pip');
  describe.skip(name, suite);
}

/** A test that needs mypy; where none is installed it is skipped, and says so. */
export function itWithMypy(name: string, test: () => Promise<void>): void {
  if (HAS_MYPY) return void it(name, test);
  warn(name, 'mypy');
  it.skip(name, test);
}

function warn(name: string, missing: string): void {
  process.stderr.write(`SKIPPED: "${name}" needs ${missing}: node scripts/system-packages.mjs python\n`);
}

/** The client as its users have it: built and installed by pip, into a folder of its own. */
export class InstalledPythonClient {
  private constructor(readonly folder: string) {}

  /** From the repository, or from an address. Nothing is asked of a registry. */
  static async install(from = join(ROOT, 'clients/python')): Promise<InstalledPythonClient> {
    const folder = await mkdtemp(join(tmpdir(), 'factreel-python-'));
    const words = ['-m', 'pip', 'install', '--quiet', '--no-index', '--target', folder, from];
    await run('python3', words, {
      cwd: tmpdir(),
      env: { ...process.env, PIP_DISABLE_PIP_VERSION_CHECK: '1', PYTHONDONTWRITEBYTECODE: '1' },
    });
    return new InstalledPythonClient(folder);
  }

  /** The environment in which `import factreel` finds it. */
  environment(more: NodeJS.ProcessEnv = {}): NodeJS.ProcessEnv {
    return { ...process.env, PYTHONPATH: this.folder, PYTHONDONTWRITEBYTECODE: '1', ...more };
  }

  /** Runs Python to its end; what it prints. Throws with all that it said where it fails. */
  async run(words: string[], more: NodeJS.ProcessEnv, cwd = join(ROOT, 'clients/python')): Promise<string> {
    const told = await run('python3', words, { cwd, env: this.environment(more), maxBuffer: 50_000_000 }).catch(
      (error: Error & { stdout?: string; stderr?: string }) => {
        throw new Error(`${error.stdout}\n${error.stderr}`, { cause: error });
      },
    );
    return told.stdout;
  }

  /** What mypy says of files; empty where it finds no fault. */
  async faultsOf(files: string[]): Promise<string> {
    const words = ['--strict', '--no-incremental', '--python-version', '3.9', '--no-error-summary', ...files];
    const env = { ...process.env, MYPYPATH: this.folder };
    const told = await run('mypy', words, { cwd: tmpdir(), env }).catch((error: { stdout: string; stderr: string }) => {
      if (error.stderr) throw new Error(error.stderr);
      return error;
    });
    return told.stdout;
  }

  async remove(): Promise<void> {
    await rm(this.folder, { recursive: true, force: true });
  }
}
