import { readdirSync, readFileSync } from 'node:fs';

const STEP_MS = 100;
const PAGE_BYTES = 4096;

/** Watches the resident memory of a process and everything it started, from /proc; 0 where there is none. */
export class PeakMemory {
  private peak = 0;
  private readonly timer: NodeJS.Timeout;

  constructor(private readonly root: number) {
    this.timer = setInterval(() => this.look(), STEP_MS);
  }

  /** Bytes at the highest moment seen. */
  stop(): number {
    clearInterval(this.timer);
    return this.peak;
  }

  private look(): void {
    const parents = new Map<number, number>();
    const resident = new Map<number, number>();
    for (const name of safe(() => readdirSync('/proc'), [])) {
      const pid = Number(name);
      if (!pid) continue;
      const stat = safe(() => readFileSync(`/proc/${pid}/stat`, 'utf8'), '');
      // The program's name stands in parentheses and may hold blanks.
      const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
      parents.set(pid, Number(fields[1]));
      resident.set(pid, Number(fields[21]) * PAGE_BYTES);
    }
    let sum = 0;
    for (const [pid, bytes] of resident) if (descends(pid, this.root, parents)) sum += bytes;
    this.peak = Math.max(this.peak, sum);
  }
}

function descends(pid: number, root: number, parents: Map<number, number>): boolean {
  for (let at: number | undefined = pid; at; at = parents.get(at)) if (at === root) return true;
  return false;
}

function safe<T>(read: () => T, otherwise: T): T {
  try {
    return read();
  } catch {
    return otherwise;
  }
}
