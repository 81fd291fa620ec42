import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { awaitsStorage, Clock, Database, doQueued, type ToldOutcome } from '@app/platform';
import { ToolRegistry } from '../core/tool-registry';
import { ToolMetrics } from '../core/tool.metrics';
import { ToolInterruptedError } from '../core/tools.errors';
import { ToolBookService } from './tool-book.service';
import { ToolRun } from './tool-run.entity';

/** A tool whose process dies each time is not tried for ever. */
const MOST_ATTEMPTS = 3;
const LOOK_EVERY_MS = 500;

/** Does the tools that were ordered as jobs. */
@Injectable()
export class RunToolJobService {
  constructor(
    private readonly database: Database,
    private readonly registry: ToolRegistry,
    private readonly book: ToolBookService,
    private readonly clock: Clock,
    private readonly metrics: ToolMetrics,
  ) {}

  /**
   * Does nothing for a job that has ended; throws only when the work is to be tried again: the worker was told to stop, or
   * the store is away. `tries` were made before.
   */
  async run(jobId: string, shutdown: AbortSignal, tries = 0): Promise<ToldOutcome> {
    const run = await this.change(jobId, (_em, begun) => {
      begun.start(this.clock.now());
      begun.attempts += 1;
    });
    if (!run) return 'skipped';
    const { accountId, traceparent } = run;
    const ids = { jobId, accountId };
    return await doQueued({ name: 'tool.run', ids, traceparent }, () => this.work(run, shutdown, tries));
  }

  private async work(run: ToolRun, shutdown: AbortSignal, tries: number): Promise<ToldOutcome> {
    const { id: jobId } = run;
    if (run.attempts > MOST_ATTEMPTS) {
      await this.book.fail(jobId, new ToolInterruptedError());
      return 'failed';
    }
    const end = this.metrics.seconds.startTimer({ tool: run.tool });
    const watch = this.watch(run, shutdown);
    try {
      const tool = this.registry.get(run.tool);
      const { accountId, input } = run;
      const call = { accountId, callId: jobId, input: input ?? {}, signal: watch.signal, keep: async () => undefined };
      const executed = await tool.execute({ ...call, progress: watch.progress });
      await this.book.finish(jobId, executed);
      end({ outcome: 'done' });
      return 'done';
    } catch (error) {
      if (shutdown.aborted || awaitsStorage(error, tries)) {
        await this.change(jobId, (_em, given) => void (given.attempts -= 1));
        throw error;
      }
      await this.book.fail(jobId, error);
      end({ outcome: 'failed' });
      return 'failed';
    } finally {
      watch.end();
    }
  }

  /** Writes down how far the tool is, and says stop when the job was cancelled, whichever process said so. */
  private watch(run: ToolRun, shutdown: AbortSignal) {
    const cancelled = new AbortController();
    let told = { progress: run.progress, stage: run.stage };
    const look = async (): Promise<void> => {
      const now = { ...told, updatedAt: this.clock.now() };
      const em = this.database.read();
      const changed = await em.nativeUpdate(ToolRun, { id: run.id, status: 'running' }, now);
      if (changed === 0) cancelled.abort(new ToolInterruptedError());
    };
    // A look that fails says nothing; the next one may.
    const timer = setInterval(() => void look().catch(() => undefined), LOOK_EVERY_MS);
    return {
      signal: AbortSignal.any([shutdown, cancelled.signal]),
      progress: (progress: number, stage?: string) => void (told = { progress, stage: stage ?? told.stage }),
      end: () => clearInterval(timer),
    };
  }

  /** Null where the job has ended, or is gone. */
  private async change(jobId: string, work: (em: EntityManager, run: ToolRun) => void): Promise<ToolRun | null> {
    return await this.database.transaction(async (em) => {
      const run = await em.findOne(ToolRun, { id: jobId }, { lockMode: LockMode.PESSIMISTIC_WRITE });
      if (!run?.isUnfinished()) return null;
      work(em, run);
      await em.flush();
      return run;
    });
  }
}
