import { Entity, Index, PrimaryKey, Property } from '@mikro-orm/core';

/** A customer: owns keys, a wallet, videos and webhooks. */
@Entity({ tableName: 'accounts' })
@Index({
  name: 'accounts_closed',
  expression: 'CREATE INDEX accounts_closed ON accounts (closed_at) WHERE closed_at IS NOT NULL AND purged_at IS NULL',
})
export class Account {
  @PrimaryKey({ type: 'text' })
  id!: string;

  /** Lower case; unique. */
  @Property({ type: 'text', unique: true })
  email!: string;

  @Property({ type: 'text', hidden: true })
  passwordHash!: string;

  @Property({ type: 'datetime' })
  createdAt!: Date;

  /** When the owner confirmed the e-mail address. */
  @Property({ type: 'datetime', nullable: true })
  emailConfirmedAt: Date | null = null;

  /** When it was closed; null while it is open. */
  @Property({ type: 'datetime', nullable: true })
  closedAt: Date | null = null;

  /** When its data started to be removed; it cannot be restored after that. */
  @Property({ type: 'datetime', nullable: true })
  purgeBegunAt: Date | null = null;

  /** When all of its data was removed; null before. */
  @Property({ type: 'datetime', nullable: true })
  purgedAt: Date | null = null;

  /** Closes the account. False, and nothing changes, if it is closed already. */
  close(at: Date): boolean {
    if (this.closedAt) return false;
    this.closedAt = at;
    return true;
  }

  /** Only the first call counts. */
  confirmEmail(at: Date): void {
    this.emailConfirmedAt ??= at;
  }
}
