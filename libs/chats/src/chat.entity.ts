import { Entity, Index, type Opt, PrimaryKey, Property, type ScalarRef } from '@mikro-orm/core';
import type { PendingWork } from './pending-work';

/** A conversation that makes and edits videos. */
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

  /** The end user who owns it; null for the account. */
  @Property({ type: 'text', nullable: true })
  externalUserId!: string | null;

  /** Null until the first message. */
  @Property({ type: 'text', nullable: true })
  title!: string | null;

  /** The plan that waits for a confirmation; loaded on demand, since it may hold a whole payload. */
  @Property({ type: 'json', nullable: true, lazy: true, ref: true })
  pending!: Opt<ScalarRef<PendingWork | null>>;

  @Property({ type: 'datetime' })
  createdAt!: Date;

  /** When a message was last sent, or the chat was renamed. */
  @Property({ type: 'datetime' })
  updatedAt!: Date;
}
