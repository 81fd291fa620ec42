import { Entity, Index, PrimaryKey, Property } from '@mikro-orm/core';

/** A signed-in owner; only the SHA-256 of the cookie's token is kept. */
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
