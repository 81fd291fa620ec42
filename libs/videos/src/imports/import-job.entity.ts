import { Entity, Property } from '@mikro-orm/core';
import { Work } from '@app/platform';
import type { DriveKind, DriveListing } from '@app/sources';

/** A shared folder that is being brought into an account's library. */
@Entity({ tableName: 'import_jobs' })
export class ImportJob extends Work {
  @Property({ type: 'text' })
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
