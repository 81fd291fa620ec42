import { constants, setPriority } from 'node:os';

/** Puts a process that works for strangers behind everything else of the machine, so that others are answered meanwhile. */
export function beBehind(pid: number | undefined): void {
  if (pid === undefined) return;
  try {
    setPriority(pid, constants.priority.PRIORITY_BELOW_NORMAL);
  } catch {
    // Gone already, or not ours to change: it runs as it is.
  }
}
