import { Check, DeferMode, Entity, Index, ManyToOne, PrimaryKey, Property } from '@mikro-orm/core';
import { ApiKey } from '../api-key.entity';

/** A brand as the key that minted the token named it; what its fields mean is known to those who make films. */
export type EmbedBrand = Record<string, string | undefined>;

/**
 * The leave that an integrator's server gives to one end user, for the embedded studio alone; only the SHA-256 of the token
 * is kept (specification 4.5, CONTRACT.md 7).
 */
@Entity({ tableName: 'embed_tokens' })
@Check({ name: 'embed_tokens_check', expression: 'expires_at > created_at' })
@Check({ name: 'embed_tokens_external_user_id_check', expression: "external_user_id <> ''" })
@Check({ name: 'embed_tokens_max_credits_check', expression: 'max_credits >= 0' })
@Index({ name: 'embed_tokens_account', properties: ['accountId'] })
@Index({ name: 'embed_tokens_expiry', properties: ['expiresAt'] })
export class EmbedToken {
  /** `emb_…` */
  @PrimaryKey({ type: 'text' })
  id!: string;

  @Property({ type: 'text' })
  accountId!: string;

  /** The API key that minted it; revoking that ends it. */
  @ManyToOne({ entity: () => ApiKey, mapToPk: true, deferMode: DeferMode.INITIALLY_DEFERRED })
  keyId!: string;

  @Property({ type: 'text', hidden: true, unique: true })
  hash!: string;

  /** Names its studio's page in an address; opens nothing by itself. */
  @Property({ type: 'text', unique: true })
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
