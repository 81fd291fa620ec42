import { Check, Entity, Index, PrimaryKey, Property } from '@mikro-orm/core';

/**
 * A customer: owns keys, a wallet, videos and webhooks. What their test keys make belongs to a second account, the test
 * account, so the two modes are as far apart as two customers (docs/adr/0039).
 */
@Entity({ tableName: 'accounts' })
@Check({ name: 'accounts_test_id', expression: "(test_of IS NOT NULL) = starts_with(id, 'acc_test_')" })
@Index({
  name: 'accounts_closed',
  expression: 'CREATE INDEX accounts_closed ON accounts (closed_at) WHERE closed_at IS NOT NULL AND purged_at IS NULL',
})
export class Account {
  @PrimaryKey({ type: 'text' })
  id!: string;

  /** The live account of a test account; null for a live one. */
  @Property({ type: 'text', nullable: true, unique: true })
  testOf: string | null = null;

  /** Lower case; unique. A test account has an address that cannot exist: nobody signs in to it, and nothing is mailed to it. */
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
