import { Entity, Index, PrimaryKey, Property } from '@mikro-orm/core';

/** An owner who is signed in; only the SHA-256 of the cookie's token is kept (CONTRACT.md 3). */
@Entity({ tableName: 'sessions' })
@Index({ name: 'sessions_account', properties: ['accountId'] })
@Index({ name: 'sessions_expiring', properties: ['expiresAt'] })
export class Session {
  @PrimaryKey({ type: 'text', hidden: true })
  hash!: string;

  @Property({ type: 'text' })
  accountId!: string;

  @Property({ type: 'datetime' })
  createdAt!: Date;

  @Property({ type: 'datetime' })
  expiresAt!: Date;
}
