import { Entity, PrimaryKey, Property } from '@mikro-orm/core';

/** A brand as the key that minted the token named it; what its fields mean is known to those who make films. */
export type EmbedBrand = Record<string, string | undefined>;

/**
 * The leave that an integrator's server gives to one end user, for the embedded studio alone; only the SHA-256 of the token
 * is kept.
 */
@Entity({ tableName: 'embed_tokens' })
export class EmbedToken {
  /** `emb_…` */
  @PrimaryKey({ type: 'text' })
  id!: string;

  @Property({ type: 'text' })
  accountId!: string;

  /** The API key that minted it; revoking that ends it. */
  @Property({ type: 'text' })
  keyId!: string;

  @Property({ type: 'text', hidden: true })
  hash!: string;

  /** Names its studio's page in an address; opens nothing by itself. */
  @Property({ type: 'text' })
  pageId!: string;

  /** The integrator's id of the user. */
  @Property({ type: 'text' })
  externalUserId!: string;

  /** Of the integrator's page, as browsers write it. */
  @Property({ type: 'text' })
  origin!: string;

  @Property({ type: 'text', nullable: true })
  channelId!: string | null;

  @Property({ type: 'text', nullable: true })
  showId!: string | null;

  @Property({ type: 'json', nullable: true })
  brand!: EmbedBrand | null;

  /** Credits that the user may spend in all; null for any number. */
  @Property({ type: 'integer', nullable: true })
  maxCredits!: number | null;

  @Property({ type: 'datetime' })
  createdAt!: Date;

  @Property({ type: 'datetime' })
  expiresAt!: Date;
}
