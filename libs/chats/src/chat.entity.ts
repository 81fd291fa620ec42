import { Entity, Index, type Opt, PrimaryKey, Property, type ScalarRef } from '@mikro-orm/core';
import type { PendingWork } from './pending-work';

/** A conversation that makes and edits films (CONTRACT.md 7). */
@Entity({ tableName: 'chats' })
@Index({ name: 'chats_of', expression: 'CREATE INDEX chats_of ON chats (account_id, external_user_id, position DESC)' })
export class Chat {
  @PrimaryKey({ type: 'bigint', autoincrement: true })
  position!: Opt<string>;

  /** `cht_…` */
  @Property({ type: 'text', unique: true })
  id!: string;

  @Property({ type: 'text' })
  accountId!: string;

  /** Whose it is among an integrator's own users; null for the account's own. */
  @Property({ type: 'text', nullable: true })
  externalUserId!: string | null;

  /** Null until something is said. */
  @Property({ type: 'text', nullable: true })
  title!: string | null;

  /** What was planned and waits for its yes; loaded where it is asked for, since it may hold a whole payload. */
  @Property({ type: 'json', nullable: true, lazy: true, ref: true })
  pending!: Opt<ScalarRef<PendingWork | null>>;

  @Property({ type: 'datetime' })
  createdAt!: Date;

  /** When something was last said or renamed. */
  @Property({ type: 'datetime' })
  updatedAt!: Date;
}
