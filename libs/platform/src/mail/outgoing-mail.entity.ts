import { Entity, PrimaryKey, Property } from '@mikro-orm/core';

/** A mail that is to be sent; this table is the truth of what went out. */
@Entity({ tableName: 'mails' })
export class OutgoingMail {
  /** `eml_…` */
  @PrimaryKey({ type: 'text' })
  id!: string;

  @Property({ type: 'text' })
  recipient!: string;

  /** Subject, text and HTML, encrypted since links open accounts; null once it was sent or given up. */
  @Property({ type: 'text', hidden: true, nullable: true })
  sealed!: string | null;

  @Property({ type: 'text' })
  status!: 'waiting' | 'sent' | 'failed';

  /** Tries begun so far. */
  @Property({ type: 'integer' })
  attempts!: number;

  /** Why the last try failed. */
  @Property({ type: 'text', nullable: true })
  error!: string | null;

  /** When the next try is due; of one that is under way, when its sender counts as dead. */
  @Property({ type: 'datetime' })
  dueAt!: Date;

  /** After this the mail would be of no use. */
  @Property({ type: 'datetime' })
  expiresAt!: Date;

  @Property({ type: 'datetime' })
  createdAt!: Date;

  @Property({ type: 'datetime', nullable: true })
  settledAt!: Date | null;
}
