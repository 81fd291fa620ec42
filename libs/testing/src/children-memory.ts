import { readFileSync } from 'node:fs';
import { PeakWatch } from './peak-watch';

const STEP_MS = 40;
const PAGE_BYTES = 4_096;

/**
 * Watches the memory of all that a process starts, and of what that starts, from /proc: resident bytes of them all
 * together; 0 where there is none.
 */
export function watchChildren(root: number): PeakWatch {
  return new PeakWatch(() => belowOf(root), STEP_MS);
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
