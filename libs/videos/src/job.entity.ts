import { Entity, PrimaryKey, Property } from '@mikro-orm/core';

export const JOB_STATUSES = ['queued', 'running', 'done', 'failed', 'cancelled'] as const;
export type JobStatus = (typeof JOB_STATUSES)[number];
/** Of jobs that still have work ahead of them. */
export const UNFINISHED: JobStatus[] = ['queued', 'running'];
export type JobStage = 'design' | 'render';
export const JOB_KINDS = ['create', 'render', 'edit'] as const;
export type JobKind = (typeof JOB_KINDS)[number];

/** Work on one film, stage by stage; the queues carry its id (CONTRACT.md 4). */
@Entity({ tableName: 'jobs' })
export class Job {
  @PrimaryKey({ type: 'text' })
  id!: string;

  @Property({ type: 'text' })
  accountId!: string;

  @Property({ type: 'text' })
  videoId!: string;

  @Property({ type: 'text' })
  kind!: JobKind;

  @Property({ type: 'text' })
  status!: JobStatus;

  @Property({ type: 'text' })
  stage!: JobStage;

  /** The job is done when this stage is. */
  @Property({ type: 'text' })
  finalStage!: JobStage;

  /** 0 to 1 over all stages. */
  @Property({ type: 'double' })
  progress!: number;

  @Property({ type: 'text', nullable: true })
  error!: string | null;

  @Property({ type: 'datetime' })
  createdAt!: Date;

  @Property({ type: 'datetime', nullable: true })
  startedAt!: Date | null;

  @Property({ type: 'datetime', nullable: true })
  finishedAt!: Date | null;

  @Property({ type: 'datetime' })
  updatedAt!: Date;

  isUnfinished(): boolean {
    return UNFINISHED.includes(this.status);
  }

  /** True while this stage's work still counts; a stage that another worker finished does not. */
  awaits(stage: JobStage): boolean {
    return this.isUnfinished() && this.stage === stage;
  }

  start(at: Date): void {
    this.status = 'running';
    this.startedAt ??= at;
    this.updatedAt = at;
  }

  enter(stage: JobStage, progress: number, at: Date): void {
    this.stage = stage;
    this.progress = progress;
    this.updatedAt = at;
  }

  finish(status: 'done' | 'failed' | 'cancelled', at: Date, error: string | null = null): void {
    this.status = status;
    this.error = error;
    this.progress = status === 'done' ? 1 : this.progress;
    this.finishedAt = at;
    this.updatedAt = at;
  }
}
