import { Entity, Enum, PrimaryKey, Property, Unique } from '@mikro-orm/core';

/** Services outside that an account opens with a key of its own (CONTRACT.md 3). */
export const CONNECTION_KINDS = ['postiz', 'buffer', 'google-drive', 'dropbox'] as const;
export type ConnectionKind = (typeof CONNECTION_KINDS)[number];

/** An account's own key to a service; it has one of each kind. */
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

  /** Its last four characters, to tell keys apart. */
  @Property({ type: 'text' })
  hint!: string;

  /** All that stands before the service's paths; null for its own address. */
  @Property({ type: 'text', nullable: true })
  baseUrl!: string | null;

  @Property({ type: 'datetime' })
  createdAt!: Date;

  @Property({ type: 'datetime' })
  updatedAt!: Date;
}
