import { readdirSync, readFileSync } from 'node:fs';
import { PeakWatch } from '@app/testing';

/** A look walks the pages of every process, 40 ms while the processors are busy: four a second were a tenth of all the work measured. */
const STEP_MS = 1000;

/** Watches the memory of a process and everything it started, shared pages counted once (PSS), from /proc; 0 where there is none. */
export function watchMemory(root: number): PeakWatch {
  return new PeakWatch(() => bytesFrom(root), STEP_MS);
}

function bytesFrom(root: number): number {
  const parents = new Map<number, number>();
  for (const name of safe(() => readdirSync('/proc'), [])) {
    const pid = Number(name);
    if (!pid) continue;
    const stat = safe(() => readFileSync(`/proc/${pid}/stat`, 'utf8'), '');
    // The program's name stands in parentheses and may hold blanks.
    parents.set(pid, Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]));
  }
  const family = [...parents.keys()].filter((pid) => descends(pid, root, parents));
  return family.reduce((sum, pid) => sum + proportional(pid), 0);
}

/** Bytes of a process, each shared page divided by those who share it. */
function proportional(pid: number): number {
  const rollup = safe(() => readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'), '');
  return Number(/^Pss:\s+(\d+) kB/m.exec(rollup)?.[1] ?? 0) * 1024;
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
