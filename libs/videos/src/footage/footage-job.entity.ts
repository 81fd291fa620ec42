import { Entity, PrimaryKey, Property } from '@mikro-orm/core';
import type { FootageIndex } from '@app/sources';
import { type JobStatus, UNFINISHED } from '../job.entity';

/** The index of one video, ordered, paid for and made; the database keeps an asset from having two. */
@Entity({ tableName: 'footage_jobs' })
export class FootageJob {
  @PrimaryKey({ type: 'text' })
  id!: string;

  @Property({ type: 'text' })
  accountId!: string;

  @Property({ type: 'text' })
  assetId!: string;

  @Property({ type: 'text' })
  status!: JobStatus;

  /** What it costs, held until it is done. */
  @Property({ type: 'integer' })
  credits!: number;

  /** There when it is done. */
  @Property({ type: 'json', nullable: true })
  footageIndex!: FootageIndex | null;

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

  /** Name of the work, as its hold carries it; an index that is ordered anew after a failure is another work. */
  get work(): string {
    return `footage:${this.id}`;
  }

  isUnfinished(): boolean {
    return UNFINISHED.includes(this.status);
  }

  start(at: Date): void {
    this.status = 'running';
    this.startedAt ??= at;
    this.updatedAt = at;
  }

  finish(index: FootageIndex, at: Date): void {
    this.footageIndex = index;
    this.end('done', null, at);
  }

  fail(error: string, at: Date): void {
    this.end('failed', error, at);
  }

  private end(status: JobStatus, error: string | null, at: Date): void {
    Object.assign(this, { status, error, finishedAt: at, updatedAt: at });
  }
}
