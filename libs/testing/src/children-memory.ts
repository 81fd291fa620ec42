import { readFileSync } from 'node:fs';

const STEP_MS = 40;
const PAGE_BYTES = 4_096;

/** Watches the memory of all that a process starts, and of what that starts, from /proc; 0 where there is none. */
export class ChildrenMemory {
  private peak = 0;
  private readonly timer: NodeJS.Timeout;

  constructor(private readonly root: number) {
    this.timer = setInterval(() => this.look(), STEP_MS);
  }

  /** Resident bytes of them all together at the highest moment seen. */
  stop(): number {
    clearInterval(this.timer);
    return this.peak;
  }

  private look(): void {
    this.peak = Math.max(this.peak, belowOf(this.root));
  }
}

function belowOf(pid: number): number {
  const children = read(`/proc/${pid}/task/${pid}/children`).split(' ').map(Number).filter(Boolean);
  return children.reduce((sum, child) => sum + residentOf(child) + belowOf(child), 0);
}

function residentOf(pid: number): number {
  return Number(read(`/proc/${pid}/statm`).split(' ')[1] ?? 0) * PAGE_BYTES;
}

function read(path: string): string {
  try {
    return readFileSync(path, 'latin1');
  } catch {
    return '';
  }
}
