import { Entity, Index, PrimaryKey, Property } from '@mikro-orm/core';
import type { KeyScope } from './key-scopes';

/** A bearer key of an account; only its SHA-256 is kept. */
@Entity({ tableName: 'api_keys' })
@Index({ name: 'api_keys_account', properties: ['accountId'] })
export class ApiKey {
  @PrimaryKey({ type: 'text' })
  id!: string;

  @Property({ type: 'text' })
  accountId!: string;

  @Property({ type: 'text' })
  name!: string;

  @Property({ type: 'text', hidden: true, unique: true })
  hash!: string;

  /** Last four characters, shown in lists. */
  @Property({ type: 'text' })
  hint!: string;

  /** What the key may be used for; null for everything, future scopes included. */
  @Property({ type: 'json', nullable: true })
  scopes!: KeyScope[] | null;

  @Property({ type: 'datetime' })
  createdAt!: Date;

  /** When it stops working; null for never. */
  @Property({ type: 'datetime', nullable: true })
  expiresAt!: Date | null;

  /** The version of the API that its first call spoke; null before that. */
  @Property({ type: 'text', nullable: true })
  apiVersion: string | null = null;

  @Property({ type: 'datetime', nullable: true })
  lastUsedAt: Date | null = null;

  @Property({ type: 'datetime', nullable: true })
  revokedAt: Date | null = null;

  revoke(at: Date): void {
    this.revokedAt ??= at;
  }
}
