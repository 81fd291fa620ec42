import { Entity, Enum, Index, PrimaryKey, Property } from '@mikro-orm/core';
import { DRIVE_KINDS, type DriveKind, type DriveListing } from '@app/sources';

/** The shared folder that a job brings into its account's library; their ids are the same. */
@Entity({ tableName: 'import_jobs' })
@Index({ name: 'import_jobs_account', properties: ['accountId'] })
export class ImportJob {
  @PrimaryKey({ type: 'text' })
  id!: string;

  @Property({ type: 'text' })
  accountId!: string;

  @Enum({ type: 'text', items: [...DRIVE_KINDS] })
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
  }
}
