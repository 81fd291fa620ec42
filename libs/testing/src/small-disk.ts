import { execFileSync } from 'node:child_process';
import { open, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const BLOCK = Buffer.alloc(1024 * 1024);

/** A disk of its own size that a test can fill: what is written to it then meets ENOSPC. */
export class SmallDisk {
  private constructor(readonly folder: string) {}

  /** Null where this user may not mount one. */
  static async mount(megabytes: number): Promise<SmallDisk | null> {
    if (process.getuid?.() !== 0) return null;
    const folder = await mkdtemp(join(tmpdir(), 'factreel-disk-'));
    try {
      execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=1777`, 'factreel-test', folder], {
        stdio: 'ignore',
      });
      return new SmallDisk(folder);
    } catch {
      await rm(folder, { recursive: true, force: true });
      return null;
    }
  }

  /** Leaves no room for anything. */
  async fill(): Promise<void> {
    const filler = await open(this.filler, 'a');
    try {
      for (let block = BLOCK; block.length > 0;) {
        // The last megabyte is filled by ever smaller pieces.
        await filler.appendFile(block).catch(() => (block = block.subarray(0, block.length >> 1)));
      }
    } finally {
      await filler.close();
    }
  }

  /** Makes room again. */
  async empty(): Promise<void> {
    await rm(this.filler, { force: true });
  }

  async unmount(): Promise<void> {
    execFileSync('umount', ['--lazy', this.folder]);
    await rm(this.folder, { recursive: true, force: true });
  }

  private get filler(): string {
    return join(this.folder, 'filler');
  }
}
