import { execFile } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, statSync } from 'node:fs';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join, relative } from 'node:path';
import { promisify } from 'node:util';
import { contextFilter, readCopy, readDockerfile, type Stage } from './dockerfile';

const run = promisify(execFile);
const LONGEST_STEP_MS = 600_000;
/** Steps that change the base image, which is this machine here. */
const OF_THE_BASE = /^(apt-get|install -d) /;

/** The folders that a Dockerfile makes, made by its own steps on this machine in place of its base image. */
export class BuiltImage {
  private constructor(
    private readonly folder: string,
    /** The last stage's file system. */
    readonly root: string,
    /** Its `ENV`. */
    readonly environment: Readonly<Record<string, string>>,
    /** `ENTRYPOINT` without tini. */
    readonly entrypoint: string[],
  ) {}

  /** Throws with what a step printed where it fails. */
  static async build(repository: string): Promise<BuiltImage> {
    const folder = await mkdtemp(join(tmpdir(), 'factreel-image-'));
    await chmod(folder, 0o755);
    const stages = readDockerfile(readFileSync(join(repository, 'Dockerfile'), 'utf8'));
    const isKept = contextFilter(readFileSync(join(repository, '.dockerignore'), 'utf8'));
    const made = { environment: {} as Record<string, string>, entrypoint: [] as string[] };
    for (const stage of stages) await perform(stage, { folder, repository, isKept, made });
    const last = stages.at(-1)?.name ?? '';
    return new BuiltImage(folder, join(folder, last), made.environment, made.entrypoint);
  }

  async remove(): Promise<void> {
    await rm(this.folder, { recursive: true, force: true });
  }
}

interface Bench {
  folder: string;
  repository: string;
  isKept: (path: string) => boolean;
  made: { environment: Record<string, string>; entrypoint: string[] };
}

async function perform({ name, instructions }: Stage, { folder, repository, isKept, made }: Bench): Promise<void> {
  let here = '/';
  const inStage = (path: string) => join(folder, name, path.startsWith('/') ? path : join(here, path));
  for (const { name: instruction, words } of instructions) {
    if (instruction === 'WORKDIR') mkdirSync(inStage((here = words)), { recursive: true });
    if (instruction === 'COPY') {
      const { from, sources, target } = readCopy(words);
      for (const source of sources) {
        const origin = from === null ? join(repository, source) : join(folder, from, source);
        if (!existsSync(origin)) throw new Error(`COPY ${words}: there is no ${origin}`);
        const into = target.endsWith('/') || sources.length > 1;
        const isFolder = statSync(origin).isDirectory();
        const to = into && !isFolder ? join(inStage(target), basename(source)) : inStage(target);
        const filter = (path: string) => from !== null || path === repository || isKept(relative(repository, path));
        cpSync(origin, to, { recursive: true, filter, verbatimSymlinks: true });
      }
    }
    if (instruction === 'RUN' && !OF_THE_BASE.test(words)) {
      const options = { cwd: inStage('.'), timeout: LONGEST_STEP_MS, maxBuffer: 1e8 };
      await run('sh', ['-ec', words], options).catch((error: Error & { stderr?: string }) => {
        throw new Error(`RUN ${words}: ${error.message}\n${error.stderr ?? ''}`);
      });
    }
    if (instruction === 'ENV') {
      for (const [, key = '', value = ''] of words.matchAll(/(\w+)=(\S+)/g)) made.environment[key] = value;
    }
    if (instruction === 'ENTRYPOINT') {
      const all = JSON.parse(words) as string[];
      made.entrypoint = all.slice(all.indexOf('--') + 1);
    }
  }
}
