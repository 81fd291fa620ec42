import { Entity, Enum, PrimaryKey, Property } from '@mikro-orm/core';
import { traceparent } from '../tracing/spans';

export const JOB_STATUSES = ['queued', 'running', 'done', 'failed', 'cancelled'] as const;
export type JobStatus = (typeof JOB_STATUSES)[number];
/** Of jobs that still have work ahead of them. */
export const UNFINISHED: JobStatus[] = ['queued', 'running'];

/** Work that outlives the request that ordered it, of whatever kind: its table is the truth, a queue carries its id. */
@Entity({ abstract: true })
export abstract class Work {
  @PrimaryKey({ type: 'text' })
  id!: string;

  @Property({ type: 'text' })
  accountId!: string;

  @Enum({ type: 'text', items: [...JOB_STATUSES] })
  status!: JobStatus;

  /** Read by the owner. */
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

  /** The span that ordered it; null where no traces are made. */
  @Property({ type: 'text', nullable: true })
  traceparent!: string | null;

  isUnfinished(): boolean {
    return UNFINISHED.includes(this.status);
  }

  /** Also says that it is still being worked on. */
  start(at: Date): void {
    this.status = 'running';
    this.startedAt ??= at;
    this.updatedAt = at;
  }

  end(status: 'done' | 'failed' | 'cancelled', at: Date, error: string | null = null): void {
    Object.assign(this, { status, error, finishedAt: at, updatedAt: at });
  }
}

/** The fields of work that nobody has begun; whoever orders it orders it in the present trace. */
export function queuedAt(at: Date) {
  const nothingYet = { error: null, startedAt: null, finishedAt: null };
  return { status: 'queued' as const, ...nothingYet, createdAt: at, updatedAt: at, traceparent: traceparent() };
}
