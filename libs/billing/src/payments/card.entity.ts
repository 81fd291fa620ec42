import { Entity, Index, PrimaryKey, Property, Unique } from '@mikro-orm/core';
import type { PaymentProviderName } from './payment-provider';

/** A card on file; the card saved last is charged. */
@Entity({ tableName: 'cards' })
@Unique({ properties: ['accountId', 'provider', 'fingerprint'] })
@Index({ name: 'cards_newest', expression: 'CREATE INDEX cards_newest ON cards (account_id, saved_at DESC, id DESC)' })
@Index({ name: 'cards_first', expression: 'CREATE UNIQUE INDEX cards_first ON cards (account_id) WHERE is_first' })
export class Card {
  /** `card_…` */
  @PrimaryKey({ type: 'text' })
  id!: string;

  @Property({ type: 'text' })
  accountId!: string;

  @Property({ type: 'text' })
  provider!: PaymentProviderName;

  @Property({ type: 'text' })
  providerCustomer!: string;

  @Property({ type: 'text' })
  providerCard!: string;

  @Property({ type: 'text' })
  brand!: string;

  @Property({ type: 'text' })
  last4!: string;

  @Property({ type: 'integer' })
  expMonth!: number;

  @Property({ type: 'integer' })
  expYear!: number;

  /** Identifies the card across all accounts. */
  @Property({ type: 'text' })
  fingerprint!: string;

  /** Marks the account's first card; the database allows one per account. */
  @Property({ type: 'boolean' })
  isFirst!: boolean;

  @Property({ type: 'datetime' })
  createdAt!: Date;

  /** Saving the same card again makes it the newest. */
  @Property({ type: 'datetime' })
  savedAt!: Date;

  /** The row stays, so the account's next card does not count as its first. */
  @Property({ type: 'datetime', nullable: true })
  removedAt!: Date | null;
}
