import { BigIntType, Check, Entity, Index, Property } from '@mikro-orm/core';
import { Work } from '@app/platform';

/** An archive of an account's data: ordered by its owner, written by a worker, kept for some days. */
@Entity({ tableName: 'account_exports' })
@Check({ name: 'account_exports_check', expression: "(status = 'done') = (expires_at IS NOT NULL)" })
@Index({
  name: 'account_exports_newest',
  expression: 'CREATE INDEX account_exports_newest ON account_exports (account_id, created_at DESC)',
})
@Index({
  name: 'account_exports_once',
  expression:
    "CREATE UNIQUE INDEX account_exports_once ON account_exports (account_id) WHERE status IN ('queued', 'running')",
})
export class AccountExport extends Work {
  /** Of the archive; null until it is written. */
  @Property({ type: new BigIntType('number'), nullable: true })
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
