import { LockMode } from '@mikro-orm/core';
import { Injectable, Logger } from '@nestjs/common';
import { atMoment, Clock, Database, doQueued, Metrics, type TicketAttempt, type TicketOutcome } from '@app/platform';
import { JobEnds } from './job-ends';
import { type AwaitsChildren, type Completion, JobHandlers, type JobRun } from './job-handlers';
import { JobNews } from './job-news';
import { JobQueues } from './job-queues';
import { Job } from './job.entity';
import { type JobStage, rulesOf, stageAfter } from './job-kinds';
import { isPutOff } from './put-off';
import { nextTurn } from './turns';

/** Least time, and least way, between two writes of a job's progress. */
const PROGRESS_EVERY_MS = 2_000;
const PROGRESS_STEP = 0.01;

/** The workers of a job died again and again while they did it. */
export class WorkerDiedError extends Error {}

/** Runs stages of jobs, and alone decides how a try ends: done, failed, no longer wanted, given back or put off. */
@Injectable()
export class RunJobService {
  private readonly logger = new Logger(RunJobService.name);
  private readonly stageSeconds;

  constructor(
    private readonly database: Database,
    private readonly handlers: JobHandlers,
    private readonly news: JobNews,
    private readonly ends: JobEnds,
    private readonly queues: JobQueues,
    private readonly clock: Clock,
    metrics: Metrics,
  ) {
    this.stageSeconds = metrics.histogram({
      name: 'factreel_stage_seconds',
      help: 'Time that a stage of a job took',
      labels: ['stage'],
      buckets: [0.5, 1, 2, 5, 10, 20, 40, 80, 160],
    });
  }

  /**
   * Does nothing for a stage that is done already, and stops when its job is cancelled or gone. Throws only if the work is to
   * be tried again: the worker was told to stop, or what it stands on is away.
   */
  async run(jobId: string, stage: JobStage, attempt: TicketAttempt): Promise<TicketOutcome | AwaitsChildren> {
    const begun = await this.begin(jobId, stage);
    if (!begun) return 'skipped';
    const { job, waited } = begun;
    const work = { name: rulesOf(job).span, ids: idsOf(job), traceparent: job.traceparent, waited };
    return await doQueued(work, () => this.attempt(job, attempt, (signal) => this.work(job, signal)));
  }

  /** Other work on the present stage of a job, such as a part of it, which ends in the same ways. */
  async attempt<T>(
    job: Job,
    { signal: shutdown, tries = 0 }: TicketAttempt,
    work: (signal: AbortSignal) => Promise<T>,
  ): Promise<T | 'cancelled' | 'failed'> {
    const { id: jobId, stage, kind } = job;
    const watch = this.news.watch(job, shutdown);
    try {
      return await atMoment(job.moment, () => work(watch.signal));
    } catch (error) {
      // A worker that is told to stop gives the job back; it is not the job's fault.
      if (shutdown.aborted) {
        await this.giveBack(job);
        throw error;
      }
      if (watch.signal.aborted) {
        this.logger.log({ jobId, kind, stage }, 'stage stopped, its job has ended');
        return 'cancelled';
      }
      if (isPutOff(error, tries, rulesOf(job).waitsFor)) {
        await this.giveBack(job);
        throw error;
      }
      this.logger.error({ err: error, ...idsOf(job), kind, stage, tries }, 'stage failed');
      await this.ends.fail(jobId, error);
      return 'failed';
    } finally {
      watch.end();
    }
  }

  private async begin(jobId: string, stage: JobStage) {
    return await this.database.transaction(async (em) => {
      const job = await em.findOne(Job, { id: jobId }, { lockMode: LockMode.PESSIMISTIC_WRITE });
      if (!job?.awaits(stage)) return null;
      const waited = { from: job.queuedAt, to: this.clock.real() };
      job.start(waited.to);
      return { job, waited };
    });
  }

  private async work(job: Job, signal: AbortSignal): Promise<TicketOutcome | AwaitsChildren> {
    const { kind, stage, tries } = job;
    if (tries > (rulesOf(job).deaths ?? Infinity)) throw new WorkerDiedError();
    const started = performance.now();
    const made = await this.handlers.of(job)(job, { signal, progress: this.progressOf(job) });
    if (made && 'enqueue' in made) return made;
    if (!(await this.complete(job, made ?? undefined))) return 'skipped';
    const seconds = Math.round(performance.now() - started) / 1000;
    this.stageSeconds.observe({ stage }, seconds);
    this.logger.log({ stage, kind, seconds }, 'stage done');
    return 'done';
  }

  /** False where the job ended, or another run of the stage came first. */
  private async complete({ id, stage }: Job, completion?: Completion): Promise<boolean> {
    const completed = await this.database.transaction(async (em) => {
      const job = await em.findOne(Job, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE });
      if (!job?.awaits(stage)) return null;
      const after = await completion?.(em, job);
      const now = this.clock.real();
      if (stage === job.finalStage) job.end('done', now);
      else {
        const { accountId, kind, isBatch } = job;
        const next = stageAfter(job);
        const turn = await nextTurn(em, { accountId, stage: next, isBatch });
        job.enter(next, { turn, progress: rulesOf({ kind, stage: next }).from }, now);
      }
      return { job, after };
    });
    if (!completed) return false;
    await completed.after?.();
    if (completed.job.isUnfinished()) await this.queues.announce(completed.job);
    return true;
  }

  /** What was given back has not killed its worker. Best effort: where the tables are away, it counts as if it had. */
  private async giveBack({ id, stage }: Job): Promise<void> {
    const given = 'UPDATE jobs SET tries = tries - 1 WHERE id = ? AND stage = ? AND tries > 0';
    await this.database.run(given, [id, stage]).catch(() => undefined);
  }

  private progressOf(job: Job): JobRun['progress'] {
    const { id, stage } = job;
    const { from } = rulesOf(job);
    let told = { at: -Infinity, share: 0 };
    return (share) => {
      const at = performance.now();
      if (at - told.at < PROGRESS_EVERY_MS || share - told.share < PROGRESS_STEP) return;
      told = { at, share };
      const values = { progress: from + share * (1 - from), updatedAt: this.clock.real() };
      // Progress is news, not truth: a write that fails is made good by the next.
      void this.database
        .read()
        .nativeUpdate(Job, { id, stage, status: 'running' }, values)
        .catch(() => undefined);
    };
  }
}

/** As the log and traces name a job. */
export function idsOf({ id: jobId, accountId, videoId }: Job) {
  return { jobId, accountId, ...(videoId === null ? {} : { videoId }) };
}
