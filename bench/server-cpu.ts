import { readFileSync } from 'node:fs';
import type { Database } from '@app/platform';

/** Linux counts the processor's time of a process in such ticks. */
const TICK_MS = 10;

/** Milliseconds of processor that the server's connections to this database have used so far, from /proc; 0 where there is none. */
export async function serverCpuMs(database: Database): Promise<number> {
  const backends = await database
    .read()
    .execute<Array<{ pid: number }>>('SELECT pid FROM pg_stat_activity WHERE datname = current_database()');
  return backends.reduce((sum, { pid }) => sum + cpuMs(pid), 0);
}

/** The same of one process. */
export function cpuMs(pid: number): number {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The program's name stands in parentheses and may hold blanks; user and system time are fields 14 and 15.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return (Number(fields[11]) + Number(fields[12])) * TICK_MS;
  } catch {
    return 0;
  }
}
