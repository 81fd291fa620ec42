import { BigIntType, Entity, PrimaryKey, Property } from '@mikro-orm/core';
import type { Job } from '@app/jobs';

/** The archive of an account's data that a job writes, kept for some days; their ids are the same. */
@Entity({ tableName: 'account_exports' })
export class AccountExport {
  @PrimaryKey({ type: 'text' })
  id!: string;

  @Property({ type: 'text', index: 'account_exports_account' })
  accountId!: string;

  /** Of the archive; null until it is written. */
  @Property({ type: new BigIntType('number'), nullable: true })
  bytes!: number | null;

  /** When the archive is removed; null until it is written. */
  @Property({ type: 'datetime', nullable: true })
  expiresAt!: Date | null;
}

/** An export with its job. */
export interface ExportRecord {
  job: Job;
  archive: AccountExport;
}

/** Storage key of an archive; an export owns only `exports/<id>`. */
export function archiveKey(id: string): string {
  return `exports/${id}/archive.zip`;
}
