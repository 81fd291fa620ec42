import { Entity, Property } from '@mikro-orm/core';
import { Work } from '@app/platform';

/** An archive of an account's data: ordered by its owner, written by a worker, kept for some days. */
@Entity({ tableName: 'account_exports' })
export class AccountExport extends Work {
  /** Size of the archive; null until it is written. */
  @Property({ type: 'double', nullable: true })
  bytes!: number | null;

  /** When the archive is removed; null until it is written. */
  @Property({ type: 'datetime', nullable: true })
  expiresAt!: Date | null;

  finish(bytes: number, at: Date, expiresAt: Date): void {
    Object.assign(this, { bytes, expiresAt });
    this.end('done', at);
  }
}

/** Storage key of an archive; an export owns only `exports/<id>`. */
export function archiveKey(id: string): string {
  return `exports/${id}/archive.zip`;
}
