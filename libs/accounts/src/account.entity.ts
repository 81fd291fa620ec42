import { Entity, PrimaryKey, Property } from '@mikro-orm/core';

/** A customer: owns keys, wallet, videos and webhooks. */
@Entity({ tableName: 'accounts' })
export class Account {
  @PrimaryKey({ type: 'text' })
  id!: string;

  /** Lower case; unique. */
  @Property({ type: 'text' })
  email!: string;

  @Property({ type: 'text', hidden: true })
  passwordHash!: string;

  @Property({ type: 'datetime' })
  createdAt!: Date;

  /** When it was proved that the e-mail is theirs. */
  @Property({ type: 'datetime', nullable: true })
  emailConfirmedAt: Date | null = null;

  /** The first time counts. */
  confirmEmail(at: Date): void {
    this.emailConfirmedAt ??= at;
  }
}
