import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Database } from '@app/platform';
import { BillingSettings, DEFAULT_SETTINGS, type PackUsd } from './billing-settings.entity';

/** Whether and by which pack a short wallet is topped up. */
export interface TopUpChoice {
  payAsYouGo: boolean;
  packUsd: PackUsd;
}

/** Reads and changes how an account pays. */
@Injectable()
export class BillingSettingsService {
  constructor(private readonly database: Database) {}

  async of(accountId: string): Promise<TopUpChoice> {
    const { payAsYouGo, packUsd } =
      (await this.database.read().findOne(BillingSettings, { accountId })) ?? DEFAULT_SETTINGS;
    return { payAsYouGo, packUsd };
  }

  /** In the caller's transaction; what is left out stays as it is. */
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
