import { Check, DeferMode, Entity, Index, ManyToOne, PrimaryKey, Property } from '@mikro-orm/core';
import { ApiKey } from '../api-key.entity';

/** The brand given when the token was minted; `libs/videos` knows its fields. */
export type EmbedBrand = Record<string, string | undefined>;

/**
 * A token that an integrator's server mints for one end user of the embedded studio; only its SHA-256 is kept.
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

  /** The language tag in which the studio speaks to the user; null for the browser's choice. */
  @Property({ type: 'text', nullable: true })
  locale!: string | null;

  @Property({ type: 'datetime' })
  createdAt!: Date;

  @Property({ type: 'datetime' })
  expiresAt!: Date;

  /** The test clock that it expires by; null for real time. */
  @Property({ type: 'text', nullable: true })
  clockId!: string | null;
}
