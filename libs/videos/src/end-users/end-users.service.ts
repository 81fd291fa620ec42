import { Injectable } from '@nestjs/common';
import { Database, NotFoundError, type PreparedStatement } from '@app/platform';
import { type BrandOrder, type BrandWish, SavedBrands } from '@app/channels';
import { OrderFilingService } from '../ordering/order-filing.service';
import type { EndUser } from './end-user';

/** Where a record is kept, and what it is called when it is not there. */
interface RecordKind {
  from: string;
  called: string;
}

const KINDS = {
  video: { from: 'videos', called: 'video' },
  job: {
    from: '(SELECT j.id, v.account_id, v.external_user_id FROM jobs j JOIN videos v ON v.id = j.video_id) AS work',
    called: 'job',
  },
  asset: { from: 'library_assets', called: 'asset' },
  pack: { from: 'source_packs', called: 'source pack' },
  source: { from: 'sources', called: 'source' },
  plan: { from: 'video_plans', called: 'plan' },
} as const satisfies Record<string, RecordKind>;

/** Records that may be an end user's. */
export type EndUserRecord = keyof typeof KINDS;

/** Keeps the end users of an embedded studio to what is theirs. */
@Injectable()
export class EndUsersService {
  constructor(
    private readonly database: Database,
    private readonly filings: OrderFilingService,
    private readonly brands: SavedBrands,
  ) {}

  /**
   * What an integrator settles for a user, before it is written down. Throws `NotFoundError` for a channel or show that the
   * account does not have, `BadRequestError` for a show on another channel and a brand that is not saved.
   */
  async check(accountId: string, { channelId, showId, brand }: Omit<EndUser, 'externalUserId'>): Promise<void> {
    const order = { channelId: channelId ?? undefined, showId: showId ?? undefined, brand: brand ?? undefined };
    await this.filings.find(accountId, order);
  }

  /** Throws `NotFoundError` for the first of `ids` that was not made in a session of the user. */
  async assertOwn(
    { accountId, externalUserId }: { accountId: string; externalUserId: string },
    kind: EndUserRecord,
    ids: readonly string[],
  ): Promise<void> {
    for (const id of ids) {
      const found = await this.database.prepared<{ id: string }>(STATEMENTS[kind], [id, accountId, externalUserId]);
      if (found.length === 0) throw new NotFoundError(KINDS[kind].called, id);
    }
  }

  /**
   * What every video of a user wears, whatever they ask for: the brand of their session before that of their show before that
   * of their channel; null where none is settled. Throws as `check` does.
   */
  async settledBrand(accountId: string, endUser: EndUser): Promise<BrandWish | null> {
    const { channelId, showId } = endUser;
    const order = { channelId: channelId ?? undefined, showId: showId ?? undefined, endUser };
    const { lock, show, channel } = (await this.filings.find(accountId, order)).filing;
    return lock ?? show?.brand ?? channel?.brand ?? null;
  }

  /** The lock of a brand as videos wear it; null where there is none. Throws `BadRequestError` for a pack that is gone. */
  async lockedBrand(accountId: string, brand: BrandOrder | null | undefined): Promise<BrandWish | null> {
    return await this.brands.resolve(this.database.read(), accountId, brand);
  }
}

const STATEMENTS = Object.fromEntries(
  Object.entries(KINDS).map(([kind, { from }]): [string, PreparedStatement] => [
    kind,
    {
      name: `own_${kind}`,
      text: `SELECT id FROM ${from} WHERE id = $1 AND account_id = $2 AND external_user_id = $3`,
    },
  ]),
) as Record<EndUserRecord, PreparedStatement>;
