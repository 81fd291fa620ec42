import { addAbortListener } from 'node:events';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Database, TableNews } from '@app/platform';
import { Job } from './job.entity';
import type { JobStage } from './job-kinds';

/** The channel of the trigger on the table. */
const CHANNEL = 'jobs_told';
/** News may be lost with a connection, so whoever waits looks now and then all the same. */
const LOOK_EVERY_MS = 15_000;

type Listener = (news: { status: string; stage: string } | null) => void;

/** Waits for news of one job. */
export interface Follower {
  /** Resolves when there may be news since the last call, after `ms` at the latest, and when `signal` aborts. */
  next(within?: { ms?: number; signal?: AbortSignal }): Promise<void>;
  end(): void;
}

/** Says when a job changes, whichever process changed it. */
@Injectable()
export class JobNews implements OnModuleInit {
  private readonly listeners = new Map<string, Set<Listener>>();

  constructor(
    private readonly news: TableNews,
    private readonly database: Database,
  ) {}

  onModuleInit(): void {
    this.news.on(CHANNEL, (payload) => {
      if (payload === null) for (const all of this.listeners.values()) for (const listener of all) listener(null);
      const [jobId = '', status = '', stage = ''] = payload?.split(' ') ?? [];
      for (const listener of this.listeners.get(jobId) ?? []) listener({ status, stage });
    });
  }

  /** Follow first, then read the job: nothing is missed in between. The caller ends it. */
  follow(jobId: string): Follower {
    let isTold = false;
    let wake = (): void => undefined;
    const leave = this.listen(jobId, () => {
      isTold = true;
      wake();
    });
    return {
      end: leave,
      next: async ({ ms = LOOK_EVERY_MS, signal } = {}) => {
        await new Promise<void>((resolve) => {
          const timer = setTimeout(resolve, Math.min(ms, LOOK_EVERY_MS));
          wake = () => {
            clearTimeout(timer);
            signal?.removeEventListener('abort', wake);
            resolve();
          };
          signal?.addEventListener('abort', wake, { once: true });
          if (isTold || signal?.aborted) wake();
        });
        isTold = false;
      },
    };
  }

  /** A signal that aborts with `shutdown`, and when the job no longer awaits the stage. The caller ends the watch. */
  watch(
    { id, stage }: { id: string; stage: JobStage },
    shutdown: AbortSignal,
  ): { signal: AbortSignal; end: () => void } {
    const ended = new AbortController();
    const look = (): void => {
      // A look that fails says nothing; the next one may.
      void this.isWanted(id, stage).then(
        (wanted) => wanted || ended.abort(),
        () => undefined,
      );
    };
    const leave = this.listen(id, (news) => {
      if (news === null) look();
      else if (news.stage !== stage || !['queued', 'running'].includes(news.status)) ended.abort();
    });
    const timer = setInterval(look, LOOK_EVERY_MS);
    // A signal of `AbortSignal.any` that is listened to stays in memory as long as its sources, here as long as the process.
    const stopping = addAbortListener(shutdown, () => ended.abort(shutdown.reason));
    const end = (): void => {
      clearInterval(timer);
      stopping[Symbol.dispose]();
      leave();
    };
    return { signal: ended.signal, end };
  }

  private listen(jobId: string, listener: Listener): () => void {
    const all = this.listeners.get(jobId) ?? new Set();
    this.listeners.set(jobId, all.add(listener));
    return () => {
      all.delete(listener);
      if (all.size === 0 && this.listeners.get(jobId) === all) this.listeners.delete(jobId);
    };
  }

  private async isWanted(jobId: string, stage: JobStage): Promise<boolean> {
    const job = await this.database.read().findOne(Job, { id: jobId });
    return job?.awaits(stage) ?? false;
  }
}
