import { Entity, Index, type Opt, PrimaryKey, Property } from '@mikro-orm/core';
import type { NoticeKind } from './notices';

/** A notice to the owner of an account, once per cause. */
@Entity({ tableName: 'notifications' })
@Index({
  name: 'notifications_account',
  expression: 'CREATE INDEX notifications_account ON notifications (account_id, position DESC)',
})
@Index({ name: 'notifications_age', properties: ['createdAt'] })
export class Notification {
  @PrimaryKey({ type: 'bigint', autoincrement: true })
  position!: Opt<string>;

  /** `ntf_…` */
  @Property({ type: 'text', unique: true })
  id!: string;

  @Property({ type: 'text' })
  accountId!: string;

  @Property({ type: 'text' })
  kind!: NoticeKind;

  /** Names what happened, e.g. `low_balance:txn_1`; unique over all accounts. */
  @Property({ type: 'text', unique: true })
  cause!: string;

  @Property({ type: 'text' })
  title!: string;

  @Property({ type: 'text' })
  message!: string;

  /** The facts behind the text; fields depend on the kind. */
  @Property({ type: 'json' })
  data!: Record<string, unknown>;

  @Property({ type: 'datetime' })
  createdAt!: Date;

  @Property({ type: 'datetime', nullable: true })
  readAt!: Date | null;

  /** Only the first call counts. */
  markRead(at: Date): void {
    this.readAt ??= at;
  }
}
