import { Check, Entity, Enum, Index, PrimaryKey, Property } from '@mikro-orm/core';

/** A mail to send; this table records what was sent. */
@Entity({ tableName: 'mails' })
@Check({ name: 'mails_check', expression: "(status = 'waiting') = (settled_at IS NULL)" })
@Check({ name: 'mails_check1', expression: "(status = 'waiting') OR (sealed IS NULL)" })
@Index({ name: 'mails_due', expression: "CREATE INDEX mails_due ON mails (due_at) WHERE status = 'waiting'" })
@Index({ name: 'mails_recipient', properties: ['recipient'] })
@Index({ name: 'mails_settled', properties: ['settledAt'] })
export class OutgoingMail {
  /** `eml_…` */
  @PrimaryKey({ type: 'text' })
  id!: string;

  @Property({ type: 'text' })
  recipient!: string;

  /** Subject, text and HTML, encrypted because links give access to accounts; null once sent or given up. */
  @Property({ type: 'text', hidden: true, nullable: true })
  sealed!: string | null;

  @Enum({ type: 'text', items: ['waiting', 'sent', 'failed'] })
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
