import { join } from 'node:path';
import { ProcessLostError, ProcessMissingError, ProcessPool, RateLimitedError } from '@app/platform';
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
/** A process waits so long for its owner's next source. */
const IDLE_MS = 30_000;
/** Sources that wait, each with its bytes. */
const WAITING = { waiting: 128, waitingOfOne: 32 };
/** A reading process comes behind all other work, so an honest source may take as many times its processor's time. */
const SLOWEST = 4;

/**
 * Reads each source in a process of its own, which is ended with it: what a parser does with hostile bytes can neither
 * stop nor fill the service, and nothing of one source is left when another is read. Who looks at one source again and
 * again owns its process, which waits for the next look.
 */
export class ReaderProcessHost<Asked extends object = ReadRequest, Found = ReadSource> {
  private readonly pool: ProcessPool<Asked, ReadReply<Found>>;

  constructor(
    private readonly habits: ReaderHabits = HABITS,
    program = READER,
  ) {
    const { atOnce, timeoutMs: busyMs, heapMb, residentMb } = habits;
    this.pool = new ProcessPool(join(__dirname, '..', program), {
      ...WAITING,
      atOnce,
      atOnceOfOne: Math.max(1, atOnce - 1),
      busyMs,
      timeoutMs: busyMs * SLOWEST,
      heapMb,
      residentMb,
      idleMs: IDLE_MS,
      isOwned: true,
      behind: true,
      // No fonts of the machine come out.
      env: { DISABLE_SYSTEM_FONTS_LOAD: '1' },
    });
  }

  /**
   * Throws `UnreadableSourceError`, `RateLimitedError` where too many wait, `ReaderMissingError` where nothing is built,
   * or the signal's reason.
   */
  async read(request: Asked, wish: { signal?: AbortSignal; owner?: string } = {}): Promise<Found> {
    const reply = await this.inTurn(request, wish);
    if ('source' in reply) return reply.source;
    throw new UnreadableSourceError(reply.unreadable.reason, reply.unreadable.message);
  }

  /** Those who wait would else wait for every bomb before them. */
  private async inTurn(
    request: Asked,
    { signal, owner }: { signal?: AbortSignal; owner?: string },
  ): Promise<ReadReply<Found>> {
    const { waitMs = WAIT_MS, timeoutMs } = this.habits;
    try {
      return await this.pool.request(request, { signal, waitMs, owner });
    } catch (error) {
      signal?.throwIfAborted();
      if (error instanceof ProcessLostError) throw this.lossOf(error);
      if (error instanceof ProcessMissingError) throw new ReaderMissingError(error.message);
      if ((error as Error).name !== 'TimeoutError') throw error;
      throw new RateLimitedError('too many sources are being read', timeoutMs / 1000);
    }
  }

  /** A parser that waits for ever leaves its process nothing to do, and it ends in peace. */
  private lossOf({ reason, code }: ProcessLostError): Error {
    if (code === 0) return new UnreadableSourceError('broken', 'the source is broken');
    if (reason === 'failed') return new ReaderMissingError(`the process ended with ${code}`);
    const seconds = this.habits.timeoutMs / 1000;
    const what = reason === 'time' ? `takes longer than ${seconds} s to read` : 'takes more memory to read than it may';
    return new UnreadableSourceError('too_complex', `the source ${what}`);
  }
}
