import { UniqueConstraintViolationException } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { PayAsYouGoService, priceFootage, WalletService } from '@app/billing';
import { Job, JobQueues, newJob } from '@app/jobs';
import { Clock, Database } from '@app/platform';
import { FootageIndexService } from '@app/sources';
import { FootageJob, footageWork } from './footage-job.entity';

/** An order that was taken, or had been before. */
export interface FootageOrder {
  job: Job;
  /** Credits set aside by this call; 0 where the footage was indexed, or being indexed, already. */
  charged: number;
}

/** Runs in the transaction that takes the order, with the same object that is returned. */
export type WithFootageOrder = (em: EntityManager, order: FootageOrder) => Promise<void>;

const FORGOTTEN_AT_ONCE = 500;
/** As long as the asset is there, its index is what keeps it from being paid for twice. */
const FORGET = `
  DELETE FROM jobs WHERE id IN (
    SELECT f.id FROM footage_jobs f JOIN jobs j ON j.id = f.id
     WHERE j.updated_at < ? AND j.status NOT IN ('queued', 'running')
       AND NOT EXISTS (SELECT FROM library_assets a WHERE a.id = f.asset_id) LIMIT ?)`;

/** Takes orders to index footage: 20 credits a started minute, once for each video. */
@Injectable()
export class OrderFootageService {
  constructor(
    private readonly database: Database,
    private readonly wallet: WalletService,
    private readonly payAsYouGo: PayAsYouGoService,
    private readonly footage: FootageIndexService,
    private readonly queues: JobQueues,
    private readonly clock: Clock,
  ) {}

  /**
   * The job that indexes a video: a new one, whose price is held, or the one that has been ordered before and did not
   * fail. Throws `NotFoundError`, `NotFootageError`, `InsufficientCreditsError`, `PaymentFailedError`.
   */
  async order(accountId: string, assetId: string, withOrder?: WithFootageOrder): Promise<FootageOrder> {
    const seconds = await this.footage.lengthOf(accountId, assetId);
    const known = await this.standing(accountId, assetId);
    if (known) return { job: known, charged: 0 };
    try {
      const order = await this.payAsYouGo.transaction(accountId, async (em) => {
        const taken = await this.take(em, { accountId, assetId, seconds });
        await withOrder?.(em, taken);
        return taken;
      });
      await this.queues.announce(order.job);
      return order;
    } catch (error) {
      const first =
        error instanceof UniqueConstraintViolationException ? await this.standing(accountId, assetId) : null;
      if (!first) throw error;
      return { job: first, charged: 0 };
    }
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
    const work = { accountId, kind: 'footage', stage: 'index', subject: assetId } as const;
    const job = await newJob(em, work, this.clock);
    em.persist(job);
    // Whoever comes second waits here for the first, and is refused by the database.
    await em.flush();
    await em.insert(FootageJob, { id: job.id, accountId, assetId, credits, footageIndex: null });
    const hold = { accountId, videoId: null, work: footageWork(job), credits, reason: 'footage is indexed' };
    await this.wallet.hold(em, [hold]);
    return { job, charged: credits };
  }

  private async standing(accountId: string, assetId: string): Promise<Job | null> {
    const wanted = { accountId, kind: 'footage', subject: assetId } as const;
    return await this.database.read().findOne(Job, { ...wanted, status: { $in: ['queued', 'running', 'done'] } });
  }
}
