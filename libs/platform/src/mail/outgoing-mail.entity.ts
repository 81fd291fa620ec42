import { Check, Entity, Enum, Index, PrimaryKey, Property } from '@mikro-orm/core';

/** A mail that is to be sent; this table is the truth of what went out. */
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

  /** Subject, text and HTML, encrypted since links open accounts; null once it was sent or given up. */
  @Property({ type: 'text', hidden: true, nullable: true })
  sealed!: string | null;

  @Enum({ type: 'text', items: ['waiting', 'sent', 'failed'] })
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
