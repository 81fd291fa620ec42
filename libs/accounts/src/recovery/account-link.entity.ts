import { Entity, Enum, Index, PrimaryKey, Property } from '@mikro-orm/core';

export type LinkPurpose = 'reset' | 'confirm';

/** An unused link that was mailed to an owner; only the SHA-256 of its token is kept. */
@Entity({ tableName: 'account_links' })
@Index({ name: 'account_links_account', properties: ['accountId', 'purpose'] })
@Index({ name: 'account_links_expiring', properties: ['expiresAt'] })
export class AccountLink {
  @PrimaryKey({ type: 'text', hidden: true })
  hash!: string;

  @Property({ type: 'text' })
  accountId!: string;

  @Enum({ type: 'text', items: ['reset', 'confirm'] })
  purpose!: LinkPurpose;

  @Property({ type: 'datetime' })
  createdAt!: Date;

  @Property({ type: 'datetime' })
  expiresAt!: Date;
}
