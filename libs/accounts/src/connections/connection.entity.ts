import { Entity, Enum, PrimaryKey, Property, Unique } from '@mikro-orm/core';

/** Outside services that an account uses with its own key. */
export const CONNECTION_KINDS = ['postiz', 'buffer', 'google-drive', 'dropbox'] as const;
export type ConnectionKind = (typeof CONNECTION_KINDS)[number];

/** An account's own key to a service, one per kind. */
@Entity({ tableName: 'connections' })
@Unique({ properties: ['accountId', 'kind'] })
export class Connection {
  /** `con_…` */
  @PrimaryKey({ type: 'text' })
  id!: string;

  @Property({ type: 'text' })
  accountId!: string;

  @Enum({ type: 'text', items: [...CONNECTION_KINDS] })
  kind!: ConnectionKind;

  /** The key, encrypted. */
  @Property({ type: 'text', hidden: true })
  sealedKey!: string;

  /** Last four characters of the key, shown in lists. */
  @Property({ type: 'text' })
  hint!: string;

  /** Base URL of the service; null for its public one. */
  @Property({ type: 'text', nullable: true })
  baseUrl!: string | null;

  @Property({ type: 'datetime' })
  createdAt!: Date;

  @Property({ type: 'datetime' })
  updatedAt!: Date;
}
