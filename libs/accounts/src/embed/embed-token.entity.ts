import { Entity, PrimaryKey, Property } from '@mikro-orm/core';

/** The brand given when the token was minted; `libs/videos` knows its fields. */
export type EmbedBrand = Record<string, string | undefined>;

/**
 * A token that an integrator's server mints for one end user of the embedded studio; only its SHA-256 is kept.
 */
@Entity({ tableName: 'embed_tokens' })
export class EmbedToken {
  /** `emb_…` */
  @PrimaryKey({ type: 'text' })
  id!: string;

  @Property({ type: 'text' })
  accountId!: string;

  /** The API key that minted it; revoking the key ends the token. */
  @Property({ type: 'text' })
  keyId!: string;

  @Property({ type: 'text', hidden: true })
  hash!: string;

  /** Identifies the studio's page in its address; grants nothing by itself. */
  @Property({ type: 'text' })
  pageId!: string;

  /** The integrator's id of the user. */
  @Property({ type: 'text' })
  externalUserId!: string;

  /** Origin of the integrator's page, as browsers write it. */
  @Property({ type: 'text' })
  origin!: string;

  @Property({ type: 'text', nullable: true })
  channelId!: string | null;

  @Property({ type: 'text', nullable: true })
  showId!: string | null;

  @Property({ type: 'json', nullable: true })
  brand!: EmbedBrand | null;

  /** Credits that the user may spend in total; null for no limit. */
  @Property({ type: 'integer', nullable: true })
  maxCredits!: number | null;

  @Property({ type: 'datetime' })
  createdAt!: Date;

  @Property({ type: 'datetime' })
  expiresAt!: Date;
}
