import { Entity, Enum, Index, Property } from '@mikro-orm/core';
import { Work } from '@app/platform';
import type { DriveKind, DriveListing } from '@app/sources';

/** A shared folder that is being brought into an account's library. */
@Entity({ tableName: 'import_jobs' })
@Index({ name: 'import_jobs_account', properties: ['accountId'] })
@Index({
  name: 'import_jobs_unfinished',
  expression: "CREATE INDEX import_jobs_unfinished ON import_jobs (updated_at) WHERE status IN ('queued', 'running')",
})
@Index({
  name: 'import_jobs_once',
  expression:
    "CREATE UNIQUE INDEX import_jobs_once ON import_jobs (account_id, link) WHERE status IN ('queued', 'running')",
})
export class ImportJob extends Work {
  @Enum({ type: 'text', items: ['google-drive', 'dropbox'] })
  drive!: DriveKind;

  /** Address of the folder, in the drive's one form. */
  @Property({ type: 'text' })
  link!: string;

  /** What the folder is called; null until it is listed. */
  @Property({ type: 'text', nullable: true })
  title!: string | null;

  /** When its files were written down; from then on it goes through them. */
  @Property({ type: 'datetime', nullable: true })
  listedAt!: Date | null;

  list({ title }: DriveListing, at: Date): void {
    this.title = title;
    this.listedAt = at;
    this.updatedAt = at;
  }
}
