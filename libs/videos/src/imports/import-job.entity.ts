import { Entity, PrimaryKey, Property } from '@mikro-orm/core';
import type { DriveKind, DriveListing } from '@app/sources';
import { type JobStatus, UNFINISHED } from '../job.entity';

/** A shared folder that is being brought into an account's library (specification 4.6, `import_drive`). */
@Entity({ tableName: 'import_jobs' })
export class ImportJob {
  @PrimaryKey({ type: 'text' })
  id!: string;

  @Property({ type: 'text' })
  accountId!: string;

  @Property({ type: 'text' })
  drive!: DriveKind;

  /** Address of the folder, in the drive's one form. */
  @Property({ type: 'text' })
  link!: string;

  /** What the folder is called; null until it is listed. */
  @Property({ type: 'text', nullable: true })
  title!: string | null;

  @Property({ type: 'text' })
  status!: JobStatus;

  /** Read by the owner. */
  @Property({ type: 'text', nullable: true })
  error!: string | null;

  /** When its files were written down; from then on it goes through them. */
  @Property({ type: 'datetime', nullable: true })
  listedAt!: Date | null;

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

  /** Also says that it is still being worked on. */
  start(at: Date): void {
    this.status = 'running';
    this.startedAt ??= at;
    this.updatedAt = at;
  }

  list({ title }: DriveListing, at: Date): void {
    this.title = title;
    this.listedAt = at;
    this.updatedAt = at;
  }

  end(status: 'done' | 'failed' | 'cancelled', at: Date, error: string | null = null): void {
    Object.assign(this, { status, error, finishedAt: at, updatedAt: at });
  }
}
