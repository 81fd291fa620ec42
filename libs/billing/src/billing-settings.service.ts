import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Database } from '@app/platform';
import { BillingSettings, DEFAULT_SETTINGS, type PackUsd } from './billing-settings.entity';

/** Whether a short wallet is topped up, and with which pack. */
export interface TopUpChoice {
  payAsYouGo: boolean;
  packUsd: PackUsd;
}

@Injectable()
export class BillingSettingsService {
  constructor(private readonly database: Database) {}

  async of(accountId: string): Promise<TopUpChoice> {
    const { payAsYouGo, packUsd } =
      (await this.database.read().findOne(BillingSettings, { accountId })) ?? DEFAULT_SETTINGS;
    return { payAsYouGo, packUsd };
  }

  /** Runs in the caller's transaction; fields left out stay as they are. */
  async change(em: EntityManager, accountId: string, change: Partial<TopUpChoice>): Promise<void> {
    const fields = Object.keys(change) as Array<keyof TopUpChoice>;
    await em.upsert(
      BillingSettings,
      { accountId, ...DEFAULT_SETTINGS, ...change },
      {
        onConflictFields: ['accountId'],
        ...(fields.length > 0 ? { onConflictMergeFields: fields } : { onConflictAction: 'ignore' }),
      },
    );
  }
}
