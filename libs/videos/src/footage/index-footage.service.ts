import type { EntityManager } from '@mikro-orm/postgresql';
import { LockMode } from '@mikro-orm/core';
import { Injectable, Logger } from '@nestjs/common';
import { WalletService } from '@app/billing';
import { awaitsStorage, Clock, Database, DomainError, doQueued, NotFoundError, type ToldOutcome } from '@app/platform';
import { FootageIndexService, LibraryAsset } from '@app/sources';
import { FootageJob } from './footage-job.entity';

/** Makes the index that a job orders. Index, shots and charge are written together or not at all. */
@Injectable()
export class IndexFootageService {
  private readonly logger = new Logger(IndexFootageService.name);

  constructor(
    private readonly database: Database,
    private readonly wallet: WalletService,
    private readonly footage: FootageIndexService,
    private readonly clock: Clock,
  ) {}

  /**
   * Does nothing for a job that has ended; throws only when the work is to be tried again: the worker was told to stop, or
   * the store is away. `tries` were made before.
   */
  async run(jobId: string, signal: AbortSignal, tries = 0): Promise<ToldOutcome> {
    const job = await this.change(jobId, (_em, begun) => begun.start(this.clock.now()));
    if (!job) return 'skipped';
    const { accountId, traceparent } = job;
    const ids = { jobId, accountId };
    return await doQueued({ name: 'footage.index', ids, traceparent }, () => this.index(job, signal, tries));
  }

  private async index(job: FootageJob, signal: AbortSignal, tries: number): Promise<ToldOutcome> {
    const { id: jobId } = job;
    try {
      const index = await this.footage.index(job.accountId, job.assetId, signal);
      await this.change(jobId, async (em, done) => {
        done.finish(index, this.clock.now());
        const kept = await em.nativeUpdate(LibraryAsset, { id: done.assetId }, { shots: index.shots });
        // Deleted meanwhile: nothing is left to use it, so nothing is paid for it.
        if (kept === 0) throw new NotFoundError('asset', done.assetId);
        await this.wallet.capture(em, done.work, done.credits, 'footage indexed');
      });
      return 'done';
    } catch (error) {
      if (signal.aborted || awaitsStorage(error, tries)) throw error;
      this.logger.error({ err: error, assetId: job.assetId }, 'footage could not be indexed');
      const reason = error instanceof DomainError ? error.message : 'The footage could not be indexed';
      await this.change(jobId, async (em, failed) => {
        failed.end('failed', this.clock.now(), reason);
        await this.wallet.release(em, failed.work, 'footage not indexed');
      });
      return 'failed';
    }
  }

  /** Null where the job has ended, or is gone. */
  private async change(
    jobId: string,
    work: (em: EntityManager, job: FootageJob) => Promise<void> | void,
  ): Promise<FootageJob | null> {
    return await this.database.transaction(async (em) => {
      const job = await em.findOne(FootageJob, { id: jobId }, { lockMode: LockMode.PESSIMISTIC_WRITE });
      if (!job?.isUnfinished()) return null;
      await work(em, job);
      await em.flush();
      return job;
    });
  }
}
