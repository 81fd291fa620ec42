import { join } from 'node:path';
import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import type { Config } from '../config/config';
import { CONFIG } from '../config/config.module';
import { DomainError, UnprocessableError } from '../errors/domain.error';
import { Metrics } from '../metrics/metrics';
import { builtFile, ProcessLostError, ProcessMissingError, ProcessPool } from './process-pool';
import type { WorkReply, WorkRequest, WorkTask } from './work-task';

/** Work that would cost more than one request may; nothing was made of it, and nothing is charged. */
export class TooHeavyError extends UnprocessableError {}

const IDLE_MS = 60_000;
/** A process comes behind all other work, so an honest request may take as many times its processor's time, or this long. */
const SLOWEST = 4;
const LEAST_PATIENCE_MS = 30_000;
/** Requests that wait, each with its body; who sends more is told to come again. */
const WAITING = { waiting: 512, waitingOfOne: 64 };
/** Of V8's heap; the rest is the program, its stack and what lies outside of the heap. */
const HEAP_SHARE = 0.5;

/**
 * Does what would hold up the event loop (reading payloads, planning, looking through facts) in processes that are kept,
 * bounded in number, time and memory, and fair between accounts (docs/adr/0031).
 */
@Injectable()
export class WorkProcesses implements OnApplicationShutdown {
  private readonly pool: ProcessPool<WorkRequest, WorkReply>;
  private readonly limits: Record<ProcessLostError['reason'], string | null>;

  constructor(@Inject(CONFIG) { work: { atOnce, seconds, mb } }: Pick<Config, 'work'>, metrics: Metrics) {
    const waited = metrics.histogram({
      name: 'factreel_work_wait_seconds',
      help: 'Time that long reckoning of a request waited for a process of its own',
      buckets: [0.005, 0.02, 0.1, 0.5, 2, 10, 30],
    });
    metrics.gauge({
      name: 'factreel_work_waiting',
      help: 'Requests whose long reckoning waits for a process',
      collect: (gauge) => gauge.set(this.pool.queued),
    });
    this.limits = {
      time: `takes more than ${seconds} s of a processor`,
      memory: `takes more than ${mb} MB of memory`,
      late: null,
      failed: null,
    };
    this.pool = new ProcessPool(join(__dirname, 'work.process'), {
      ...WAITING,
      atOnce,
      atOnceOfOne: Math.max(1, atOnce - 1),
      busyMs: seconds * 1000,
      timeoutMs: Math.max(seconds * 1000 * SLOWEST, LEAST_PATIENCE_MS),
      heapMb: Math.round(mb * HEAP_SHARE),
      residentMb: mb,
      idleMs: IDLE_MS,
      behind: true,
      // No fonts of the machine come out.
      env: { DISABLE_SYSTEM_FONTS_LOAD: '1' },
      onBegin: (seconds) => waited.observe(seconds),
    });
  }

  /**
   * Runs a task. Throws the domain errors that it throws, `TooHeavyError` for what takes more than one request may, an
   * `unavailable` error where the machine had no time for it, the signal's reason, and as `Slots.run` where too many wait.
   */
  async run<Input, Answer>(task: WorkTask<Input, Answer>, input: Input, signal?: AbortSignal): Promise<Answer> {
    const file = builtFile(task.file);
    if (file === null) throw new ProcessMissingError(`${task.file} is not built: run npm run build`);
    const reply = await this.ask({ file, name: task.name, input }, signal);
    if ('answer' in reply) return reply.answer as Answer;
    if ('failed' in reply) throw new Error(`${task.name} failed: ${reply.failed}`);
    const { kind, error, message, details, name } = reply.refused;
    throw Object.assign(new DomainError(kind, error, message, details), { name });
  }

  onApplicationShutdown(): void {
    this.pool.close();
  }

  private async ask(request: WorkRequest, signal?: AbortSignal): Promise<WorkReply> {
    try {
      return await this.pool.request(request, { signal });
    } catch (error) {
      if (!(error instanceof ProcessLostError)) throw error;
      if (error.reason === 'late')
        throw new DomainError('unavailable', 'unavailable', 'The service is too busy to read this. Try again later.');
      const limit = this.limits[error.reason];
      if (limit === null) throw error;
      throw new TooHeavyError(`the request ${limit} to be read`);
    }
  }
}
