import { Entity, Enum, Index, PrimaryKey, Property } from '@mikro-orm/core';
import type { VirtualMoment } from '@app/platform';
import type { JobKind, JobStage } from './job-kinds';

export const JOB_STATUSES = ['queued', 'running', 'done', 'failed', 'cancelled'] as const;
export type JobStatus = (typeof JOB_STATUSES)[number];
/** Statuses of jobs that have work ahead of them. */
export const UNFINISHED: JobStatus[] = ['queued', 'running'];

/**
 * Work that outlives the request that ordered it, stage by stage. This table is the truth; queues carry ids. What a kind
 * has beside, its own lib keeps in a table whose rows share the job's id.
 */
@Entity({ tableName: 'jobs' })
@Index({
  name: 'jobs_unfinished',
  expression: "CREATE INDEX jobs_unfinished ON jobs (updated_at) WHERE status IN ('queued', 'running')",
})
@Index({
  name: 'jobs_unfinished_account',
  expression:
    "CREATE INDEX jobs_unfinished_account ON jobs (account_id, stage, turn) WHERE status IN ('queued', 'running')",
})
@Index({
  name: 'jobs_line',
  expression: "CREATE INDEX jobs_line ON jobs (stage, turn) WHERE tries = 0 AND status IN ('queued', 'running')",
})
@Index({
  name: 'jobs_once',
  expression: `CREATE UNIQUE INDEX jobs_once ON jobs (kind, account_id, subject)
    WHERE status IN ('queued', 'running') OR (kind = 'footage' AND status = 'done')`,
})
@Index({ name: 'jobs_account', expression: 'CREATE INDEX jobs_account ON jobs (account_id, kind, created_at DESC)' })
@Index({
  name: 'jobs_clock',
  expression:
    "CREATE INDEX jobs_clock ON jobs (clock_id) WHERE clock_id IS NOT NULL AND status IN ('queued', 'running')",
})
@Index({ name: 'jobs_video', properties: ['videoId'] })
export class Job {
  @PrimaryKey({ type: 'text' })
  id!: string;

  @Property({ type: 'text' })
  accountId!: string;

  @Property({ type: 'text' })
  kind!: JobKind;

  @Property({ type: 'text' })
  stage!: JobStage;

  /** The job is done when this stage is. */
  @Property({ type: 'text' })
  finalStage!: JobStage;

  /** The video that is worked on; null for other kinds. */
  @Property({ type: 'text', nullable: true })
  videoId!: string | null;

  /** What else is worked on, which no second unfinished job of the kind may be about: an asset, a folder. */
  @Property({ type: 'text', nullable: true })
  subject!: string | null;

  /** What the handler is given. */
  @Property({ type: 'json', nullable: true })
  payload!: object | null;

  @Enum({ type: 'text', items: [...JOB_STATUSES] })
  status!: JobStatus;

  /** How often a worker has begun the stage and not given it back. */
  @Property({ type: 'integer', default: 0 })
  tries!: number;

  /** 0 to 1 over all stages. */
  @Property({ type: 'double' })
  progress!: number;

  /** Why it did not end well, for the account to read. */
  @Property({ type: 'text', nullable: true })
  error!: string | null;

  /** The span that ordered it; null where no traces are made. */
  @Property({ type: 'text', nullable: true })
  traceparent!: string | null;

  /** The test clock by which the work lives, and the clock's time when it was ordered; null for work in real time. */
  @Property({ type: 'text', nullable: true })
  clockId: string | null = null;

  @Property({ type: 'datetime', nullable: true })
  clockAt: Date | null = null;

  /** Ordered by a schedule or in bulk: nobody sits and waits for it. */
  @Property({ type: 'boolean', default: false })
  isBatch!: boolean;

  /** Place in the line of its stage, in which accounts take turns. */
  @Property({ type: 'integer', default: 1 })
  turn!: number;

  /** When it came into the line of its stage. */
  @Property({ type: 'datetime' })
  queuedAt!: Date;

  @Property({ type: 'datetime' })
  createdAt!: Date;

  @Property({ type: 'datetime', nullable: true })
  startedAt!: Date | null;

  @Property({ type: 'datetime', nullable: true })
  finishedAt!: Date | null;

  /** When it was last worked on, or looked at by the sweep. */
  @Property({ type: 'datetime' })
  updatedAt!: Date;

  /** When its work takes place; null for real time. Its own dates are real: they say how long workers took. */
  get moment(): VirtualMoment | null {
    return this.clockId !== null && this.clockAt !== null ? { clockId: this.clockId, at: this.clockAt } : null;
  }

  isUnfinished(): boolean {
    return UNFINISHED.includes(this.status);
  }

  /** True while this stage's work still counts; a stage that another worker finished does not. */
  awaits(stage: JobStage): boolean {
    return this.isUnfinished() && this.stage === stage;
  }

  start(at: Date): void {
    this.status = 'running';
    this.tries += 1;
    this.startedAt ??= at;
    this.updatedAt = at;
  }

  /** Goes into the line of another stage. */
  enter(stage: JobStage, place: { turn: number; progress: number }, at: Date): void {
    Object.assign(this, { stage, tries: 0, queuedAt: at, updatedAt: at, ...place });
  }

  end(status: 'done' | 'failed' | 'cancelled', at: Date, error: string | null = null): void {
    Object.assign(this, { status, error, finishedAt: at, updatedAt: at });
    if (status === 'done') this.progress = 1;
  }
}
