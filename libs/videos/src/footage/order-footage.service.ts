import { UniqueConstraintViolationException } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { PayAsYouGoService, priceFootage, WalletService } from '@app/billing';
import { Clock, Database, findOwned, newId, queuedAt } from '@app/platform';
import { FootageIndexService } from '@app/sources';
import { FootageJob } from './footage-job.entity';
import { FootageQueue } from './footage-queue';

/** An order that was taken, or had been before. */
export interface FootageOrder {
  job: FootageJob;
  /** Credits set aside by this call; 0 where the footage was indexed, or being indexed, already. */
  charged: number;
}

/** Runs in the transaction that takes the order, with the same object that is returned. */
export type WithFootageOrder = (em: EntityManager, order: FootageOrder) => Promise<void>;

const FORGOTTEN_AT_ONCE = 500;
/** As long as the asset is there, its index is what keeps it from being paid for twice. */
const FORGET = `
  DELETE FROM footage_jobs WHERE id IN (
    SELECT id FROM footage_jobs f WHERE updated_at < ? AND status NOT IN ('queued', 'running')
      AND NOT EXISTS (SELECT FROM library_assets a WHERE a.id = f.asset_id) LIMIT ?)`;

/** Takes orders to index footage: 20 credits a started minute, once for each video. */
@Injectable()
export class OrderFootageService {
  constructor(
    private readonly database: Database,
    private readonly wallet: WalletService,
    private readonly payAsYouGo: PayAsYouGoService,
    private readonly footage: FootageIndexService,
    private readonly queue: FootageQueue,
    private readonly clock: Clock,
  ) {}

  /**
   * The job that indexes a video: a new one, whose price is held, or the one that has been ordered before and did not
   * fail. Throws `NotFoundError`, `NotFootageError`, `InsufficientCreditsError`, `PaymentFailedError`.
   */
  async order(accountId: string, assetId: string, withOrder?: WithFootageOrder): Promise<FootageOrder> {
    const seconds = await this.footage.lengthOf(accountId, assetId);
    const known = await this.standing(assetId);
    if (known) return { job: known, charged: 0 };
    try {
      const order = await this.payAsYouGo.transaction(accountId, async (em) => {
        const taken = await this.take(em, { accountId, assetId, seconds });
        await withOrder?.(em, taken);
        return taken;
      });
      await this.queue.announce(order.job.id);
      return order;
    } catch (error) {
      const first = error instanceof UniqueConstraintViolationException ? await this.standing(assetId) : null;
      if (!first) throw error;
      return { job: first, charged: 0 };
    }
  }

  /** Throws `NotFoundError` for another account's job too. */
  async get(accountId: string, jobId: string): Promise<FootageJob> {
    const job = await findOwned(this.database.read(), FootageJob, 'job', { id: jobId, accountId });
    return job;
  }

  /** Forgets some of the indexes of assets that are gone, which ended before that moment; returns how many. */
  async forget(before: Date): Promise<number> {
    return await this.database.run(FORGET, [before, FORGOTTEN_AT_ONCE]);
  }

  private async take(
    em: EntityManager,
    { accountId, assetId, seconds }: { accountId: string; assetId: string; seconds: number },
  ): Promise<FootageOrder> {
    const { credits } = priceFootage(seconds);
    const made = { id: newId('job'), ...queuedAt(this.clock.now()), footageIndex: null };
    const job = em.create(FootageJob, { ...made, accountId, assetId, credits } as FootageJob);
    em.persist(job);
    // Whoever comes second waits here for the first, and is refused by the database.
    await em.flush();
    await this.wallet.hold(em, [{ accountId, videoId: null, work: job.work, credits, reason: 'footage is indexed' }]);
    return { job, charged: credits };
  }

  private async standing(assetId: string): Promise<FootageJob | null> {
    return await this.database.read().findOne(FootageJob, { assetId, status: { $in: ['queued', 'running', 'done'] } });
  }
}
