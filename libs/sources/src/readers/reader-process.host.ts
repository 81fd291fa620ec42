import { fork, type ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';
import { beBehind, RateLimitedError, Slots, tellProcess } from '@app/platform';
import type { ReadReply, ReadRequest } from './reader-message';
import type { ReadSource } from './read-source';
import { ReaderMissingError, UnreadableSourceError } from './readers.errors';

/** What one reading process may cost; a source that takes more is a bomb. */
export interface ReaderHabits {
  atOnce: number;
  /** How long others wait for one of those to end; left out, a minute. */
  waitMs?: number;
  /** Of a processor, where the system tells it; `SLOWEST` times that by the clock, for a machine that is busy elsewhere. */
  timeoutMs: number;
  /** Of V8's heap. */
  heapMb: number;
  /** Of all its memory: decoders and canvases work outside the heap. Watched where the system tells it. */
  residentMb: number;
}

const HABITS: ReaderHabits = { atOnce: 2, timeoutMs: 15_000, heapMb: 256, residentMb: 420 };
/** The program of a process, below the sources of this lib. */
const READER = 'readers/reader.process';
const WAIT_MS = 60_000;
/** A parser can take hundreds of megabytes in a second. */
const WATCH_MS = 40;
const PAGE_BYTES = 4_096;
/** Linux tells processor time in hundredths of a second, whatever the kernel counts in. */
const TICK_MS = 10;
/** A reading process comes behind all other work, so an honest source may take as many times its processor's time. */
const SLOWEST = 4;

/**
 * Reads each source in a process of its own, which is ended with it: what a parser does with hostile bytes can neither
 * stop nor fill the service, and nothing of one source is left when the next is read.
 */
export class ReaderProcessHost<Asked extends object = ReadRequest, Found = ReadSource> {
  private readonly slots: Slots;

  constructor(
    private readonly habits: ReaderHabits = HABITS,
    private readonly program = READER,
  ) {
    this.slots = new Slots(habits.atOnce);
  }

  /**
   * Throws `UnreadableSourceError`, `RateLimitedError` where too many wait, `ReaderMissingError` where nothing is built,
   * or the signal's reason.
   */
  async read(request: Asked, signal?: AbortSignal): Promise<Found> {
    const reply = await this.inTurn(() => this.ask(request, signal), signal);
    if ('source' in reply) return reply.source;
    throw new UnreadableSourceError(reply.unreadable.reason, reply.unreadable.message);
  }

  /** Those who wait would else wait for every bomb before them. */
  private async inTurn<T>(work: () => Promise<T>, signal?: AbortSignal): Promise<T> {
    const patience = AbortSignal.timeout(this.habits.waitMs ?? WAIT_MS);
    try {
      return await this.slots.run(work, signal ? AbortSignal.any([signal, patience]) : patience);
    } catch (error) {
      signal?.throwIfAborted();
      if (error !== patience.reason) throw error;
      throw new RateLimitedError('too many sources are being read', this.habits.timeoutMs / 1000);
    }
  }

  private async ask(request: Asked, signal?: AbortSignal): Promise<ReadReply<Found>> {
    const child = fork(entryPath(this.program), [], {
      serialization: 'advanced',
      stdio: 'ignore',
      execArgv: [`--max-old-space-size=${this.habits.heapMb}`],
      // No secrets go in, and no fonts of the machine come out.
      env: { DISABLE_SYSTEM_FONTS_LOAD: '1', MALLOC_ARENA_MAX: '1' },
    });
    beBehind(child.pid);
    const end = (): void => void child.kill('SIGKILL');
    let isLate = false;
    let isAnswered = false;
    const endLate = (): void => {
      isLate = true;
      end();
    };
    const timer = setTimeout(endLate, this.habits.timeoutMs * SLOWEST);
    const watch = setInterval(() => {
      void costOf(child).then(({ residentBytes, busyMs }) => {
        if (residentBytes > this.habits.residentMb * 1e6) end();
        if (busyMs > this.habits.timeoutMs) endLate();
      });
    }, WATCH_MS);
    signal?.addEventListener('abort', end, { once: true });
    try {
      return await new Promise<ReadReply<Found>>((settle, reject) => {
        child.once('message', (reply: ReadReply<Found>) => {
          isAnswered = true;
          this.tell('ended');
          settle(reply);
        });
        child.once('error', reject);
        child.once('exit', (code) => {
          if (!isAnswered) reject(this.lossOf(code, isLate, signal));
        });
        // A send that fails also ends the process, which is what is waited for.
        child.send(request, () => undefined);
      });
    } catch (error) {
      signal?.throwIfAborted();
      throw error;
    } finally {
      clearTimeout(timer);
      clearInterval(watch);
      signal?.removeEventListener('abort', end);
      // A late error of a dead process must not end the service.
      child.on('error', () => undefined);
      end();
    }
  }

  /** V8 aborts when its heap is full; a parser that waits for ever leaves nothing to do; any other exit is the process' own fault. */
  private lossOf(code: number | null, isLate: boolean, signal: AbortSignal | undefined): Error {
    if (!signal?.aborted) this.tell(code !== null && code < 128 ? 'failed' : isLate ? 'time' : 'memory');
    if (code === 0) return new UnreadableSourceError('broken', 'the source is broken');
    if (code !== null && code < 128) return new ReaderMissingError(`the process ended with ${code}`);
    const seconds = this.habits.timeoutMs / 1000;
    const what = isLate ? `takes longer than ${seconds} s to read` : 'takes more memory to read than it may';
    return new UnreadableSourceError('too_complex', `the source ${what}`);
  }

  private tell(outcome: Parameters<typeof tellProcess>[0]['outcome']): void {
    tellProcess({ program: basename(this.program), outcome });
  }
}

/** What a process has taken so far; zeros where the system does not tell. */
async function costOf({ pid }: ChildProcess): Promise<{ residentBytes: number; busyMs: number }> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  // The second field is a name in parentheses, which may hold blanks; the third is the first after it (proc(5)).
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const [user, system, resident] = [11, 12, 21].map((field) => Number(fields[field] ?? 0));
  return { residentBytes: (resident ?? 0) * PAGE_BYTES, busyMs: ((user ?? 0) + (system ?? 0)) * TICK_MS };
}

/** Beside this file once compiled; from source (under the test runner) the built one. */
function entryPath(program: string): string {
  const beside = join(__dirname, '..', `${program}.js`);
  const built = resolve(__dirname, '../../../../dist/libs/sources/src', `${program}.js`);
  const found = [beside, built].find((path) => existsSync(path));
  if (!found) throw new ReaderMissingError(`${built} is not built`);
  return found;
}
