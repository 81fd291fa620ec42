import { Entity, Index, PrimaryKey, Property } from '@mikro-orm/core';

/** A customer: owns keys, wallet, videos and webhooks. */
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

  /** When it was proved that the e-mail is theirs. */
  @Property({ type: 'datetime', nullable: true })
  emailConfirmedAt: Date | null = null;

  /** Since then nobody gets in; null while it is open. */
  @Property({ type: 'datetime', nullable: true })
  closedAt: Date | null = null;

  /** From then on it cannot be brought back: what it had is being removed. */
  @Property({ type: 'datetime', nullable: true })
  purgeBegunAt: Date | null = null;

  /** When all that it had was removed for good; null before. */
  @Property({ type: 'datetime', nullable: true })
  purgedAt: Date | null = null;

  /** Nobody gets in any more. False, and nothing is changed, where it is closed already. */
  close(at: Date): boolean {
    if (this.closedAt) return false;
    this.closedAt = at;
    return true;
  }

  /** The first time counts. */
  confirmEmail(at: Date): void {
    this.emailConfirmedAt ??= at;
  }
}
