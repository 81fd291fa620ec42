import { execFile } from 'node:child_process';
import { mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { ROOT } from './blocks';

const run = promisify(execFile);
/** What commands find where their reader stands. */
const SEEN = ['package.json', 'scripts', 'examples', 'node_modules', 'clients', 'dist'];
/** A refusal is no success here, where a page does not say that one is to come. */
const STRICT = 'curl() { command curl --fail-with-body "$@"; }';

/** A folder that looks like a clone; what commands write there goes with it. */
export class Terminal {
  private constructor(readonly folder: string) {}

  static async open(): Promise<Terminal> {
    const folder = await mkdtemp(join(tmpdir(), 'factreel-reader-'));
    for (const name of SEEN) await symlink(join(ROOT, name), join(folder, name));
    return new Terminal(folder);
  }

  /** Runs a page's blocks one after another in one shell; what each has printed. Throws where one of them fails. */
  async follow(blocks: ReadonlyArray<{ text: string; info: string }>): Promise<string[]> {
    const MARK = '\u0001';
    const parts = blocks.map(({ text, info }) => (info === 'refused' ? `if ${grouped(text)}; then exit 9; fi` : text));
    const script = [STRICT, ...parts].join(`\nprintf '${MARK}'\n`);
    // Jest's own settings are not those of whoever reads the page.
    const env = { ...process.env, NODE_OPTIONS: undefined, NODE_ENV: undefined };
    const words = ['-euo', 'pipefail', '-c', script];
    const { stdout } = await run('bash', words, { cwd: this.folder, env, maxBuffer: 50_000_000 }).catch(
      (error: Error & { stdout?: string; stderr?: string }) => {
        throw new Error(`${error.stdout?.slice(-2_000)}\n${error.stderr?.slice(-2_000)}`, { cause: error });
      },
    );
    return stdout.split(MARK).slice(1);
  }

  async close(): Promise<void> {
    await rm(this.folder, { recursive: true, force: true });
  }
}

function grouped(text: string): string {
  return `{\n${text}\n}`;
}
