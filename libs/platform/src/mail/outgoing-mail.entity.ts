import { Entity, PrimaryKey, Property } from '@mikro-orm/core';

/** A mail to send; this table records what was sent. */
@Entity({ tableName: 'mails' })
export class OutgoingMail {
  /** `eml_…` */
  @PrimaryKey({ type: 'text' })
  id!: string;

  @Property({ type: 'text' })
  recipient!: string;

  /** Subject, text and HTML, encrypted because links give access to accounts; null once sent or given up. */
  @Property({ type: 'text', hidden: true, nullable: true })
  sealed!: string | null;

  @Property({ type: 'text' })
  status!: 'waiting' | 'sent' | 'failed';

  /** Attempts so far. */
  @Property({ type: 'integer' })
  attempts!: number;

  /** Why the last attempt failed. */
  @Property({ type: 'text', nullable: true })
  error!: string | null;

  /** When the next attempt is due; during an attempt, when its sender counts as dead. */
  @Property({ type: 'datetime' })
  dueAt!: Date;

  /** After this the mail would be useless. */
  @Property({ type: 'datetime' })
  expiresAt!: Date;

  @Property({ type: 'datetime' })
  createdAt!: Date;

  @Property({ type: 'datetime', nullable: true })
  settledAt!: Date | null;
}
