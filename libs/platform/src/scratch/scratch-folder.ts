import { mkdir, readdir, rm, stat, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { randomText } from '../ids';

const NAME = /^factreel-scratch-[a-z0-9]{12}$/;
const BEAT_MS = 5_000;
/** A neighbour's folder that stays unchanged for this many of our own beats is orphaned; no clocks are compared. */
const DEAD_AFTER_LOOKS = 6;

/**
 * The temporary folder of this process and its children. It is removed with everything in it at the end of the process or,
 * after a kill, by the first neighbour that sees no heartbeat.
 */
export class ScratchFolder {
  private readonly seen = new Map<string, { changedMs: number; looks: number }>();
  private timer: NodeJS.Timeout | undefined;

  private constructor(
    private readonly parent: string,
    readonly path: string,
  ) {}

  /** Makes the folder in the machine's temporary folder, and sets it in this process's environment. */
  static async open(environment: NodeJS.ProcessEnv, parent = tmpdir()): Promise<ScratchFolder> {
    const path = join(parent, `factreel-scratch-${randomText(12)}`);
    await mkdir(path, { mode: 0o755 });
    environment['TMPDIR'] = path;
    const scratch = new ScratchFolder(parent, path);
    scratch.timer = setInterval(() => void scratch.beat().catch(() => undefined), BEAT_MS).unref();
    return scratch;
  }

  /** Sends a heartbeat and removes folders of dead processes; returns how many. */
  async beat(): Promise<number> {
    const now = new Date();
    await utimes(this.path, now, now);
    const neighbours = (await readdir(this.parent)).filter(
      (name) => NAME.test(name) && join(this.parent, name) !== this.path,
    );
    for (const name of this.seen.keys()) if (!neighbours.includes(name)) this.seen.delete(name);
    let removed = 0;
    for (const name of neighbours) if (await this.isDead(name)) removed += 1;
    return removed;
  }

  async close(): Promise<void> {
    clearInterval(this.timer);
    await rm(this.path, { recursive: true, force: true });
  }

  private async isDead(name: string): Promise<boolean> {
    const path = join(this.parent, name);
    const changedMs = (await stat(path).catch(() => null))?.mtimeMs;
    if (changedMs === undefined) return false;
    const before = this.seen.get(name);
    const looks = before?.changedMs === changedMs ? before.looks + 1 : 0;
    this.seen.set(name, { changedMs, looks });
    if (looks < DEAD_AFTER_LOOKS) return false;
    this.seen.delete(name);
    await rm(path, { recursive: true, force: true });
    return true;
  }
}
