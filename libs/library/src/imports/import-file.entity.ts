import { Entity, Enum, PrimaryKey, Property } from '@mikro-orm/core';

export const IMPORT_FILE_STATUSES = ['waiting', 'imported', 'skipped', 'failed'] as const;
export type ImportFileStatus = (typeof IMPORT_FILE_STATUSES)[number];

/** A file of a folder that is imported, and what became of it. */
@Entity({ tableName: 'import_files' })
export class ImportFile {
  @PrimaryKey({ type: 'text' })
  jobId!: string;

  /** The order in which the drive lists them. */
  @PrimaryKey({ type: 'integer' })
  position!: number;

  @Property({ type: 'text' })
  fileId!: string;

  @Property({ type: 'text' })
  revision!: string;

  @Property({ type: 'text' })
  name!: string;

  /** Folders between the shared one and the file; empty in the shared one itself. */
  @Property({ type: 'text' })
  folder!: string;

  @Enum({ type: 'text', items: [...IMPORT_FILE_STATUSES] })
  status!: ImportFileStatus;

  /** Why it was skipped or failed. */
  @Property({ type: 'text', nullable: true })
  reason!: string | null;

  /** What it became, or was already. */
  @Property({ type: 'text', nullable: true })
  assetId!: string | null;
}
