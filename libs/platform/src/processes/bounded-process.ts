import { execFile } from 'node:child_process';
import { basename } from 'node:path';
import { tellProcess } from '../metrics/signals';
import { beBehind } from './be-behind';

/** Another program's run over a file that a stranger gave; it sees nothing of our environment. */
export interface BoundedRun {
  command: string;
  args: string[];
  /** It is killed after so long. */
  timeoutMs: number;
  /** Address space that it may take; asking for more fails inside it. Not held on systems without `ulimit -v`. */
  memoryMb: number;
  signal?: AbortSignal;
}

/** What a program wrote. */
export interface BoundedOutput {
  stdout: string;
  stderr: string;
}

/** A run that did not end well. */
export class BoundedProcessError extends Error {
  constructor(
    readonly reason: 'timeout' | 'failed',
    readonly stderr: string,
  ) {
    super(`a bounded process ended by ${reason}: ${stderr.slice(-SHOWN)}`);
    this.name = 'BoundedProcessError';
  }
}

const SHOWN = 400;
/** Every thread's own heap would take 64 MB of the address space at once, whatever it needs of it. */
const ENVIRONMENT = { MALLOC_ARENA_MAX: '1' };
const MOST_OUTPUT = 16_000_000;
/** The limit is the shell's, which then becomes the program itself: there is one process to kill. */
const LIMITED = 'ulimit -v "$1" 2>/dev/null; shift; exec "$@"';

/** Runs a program behind everything else of the machine. Throws `BoundedProcessError`, and the signal's reason once it aborts. */
export async function runBounded({ command, args, timeoutMs, memoryMb, signal }: BoundedRun): Promise<BoundedOutput> {
  return await new Promise((resolve, reject) => {
    const options = {
      env: ENVIRONMENT,
      timeout: timeoutMs,
      killSignal: 'SIGKILL',
      maxBuffer: MOST_OUTPUT,
      signal,
    } as const;
    const words = ['-c', LIMITED, 'sh', String(memoryMb * 1024), command, ...args];
    const child = execFile('/bin/sh', words, options, (error, stdout, stderr) => {
      if (signal?.aborted && error) return reject(signal.reason as Error);
      const outcome = error?.killed ? 'time' : error ? 'failed' : 'ended';
      tellProcess({ program: basename(command), outcome });
      if (!error) resolve({ stdout, stderr });
      else reject(new BoundedProcessError(error.killed ? 'timeout' : 'failed', stderr));
    });
    beBehind(child.pid);
  });
}
