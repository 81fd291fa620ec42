import { Check, Entity, PrimaryKey, Property } from '@mikro-orm/core';

/** Credit packs for sale, in US dollars. */
export const PACKS_USD = [10, 25, 50] as const;
export type PackUsd = (typeof PACKS_USD)[number];

/** How an account pays when its wallet is short; an account without a row has `DEFAULT_SETTINGS`. */
@Entity({ tableName: 'billing_settings' })
@Check({ name: 'billing_settings_pack_usd_check', expression: 'pack_usd = ANY (ARRAY[10, 25, 50])' })
export class BillingSettings {
  @PrimaryKey({ type: 'text' })
  accountId!: string;

  @Property({ type: 'boolean' })
  payAsYouGo!: boolean;

  @Property({ type: 'integer' })
  packUsd!: PackUsd;
}

export const DEFAULT_SETTINGS = { payAsYouGo: false, packUsd: 10 } as const;
