import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { WalletService } from '@app/billing';
import { type Completion, type Job, JobEnds, JobHandler, type JobOwner, type JobRun } from '@app/jobs';
import { Database, NotFoundError } from '@app/platform';
import { FootageIndexService, LibraryAsset } from '@app/sources';
import { FootageJob, footageWork } from './footage-job.entity';

/** Makes the index that a job orders. Index, shots and charge are written together or not at all. */
@Injectable()
export class IndexFootageService implements JobOwner, OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly wallet: WalletService,
    private readonly footage: FootageIndexService,
    private readonly ends: JobEnds,
  ) {}

  onModuleInit(): void {
    this.ends.own(['footage'], this);
  }

  @JobHandler('footage', 'index')
  async run({ id, accountId }: Job, { signal }: JobRun): Promise<Completion> {
    const { assetId } = await this.database.read().findOneOrFail(FootageJob, { id });
    const index = await this.footage.index(accountId, assetId, signal);
    return async (em) => {
      const order = await em.findOneOrFail(FootageJob, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE });
      order.footageIndex = index;
      const kept = await em.nativeUpdate(LibraryAsset, { id: assetId }, { shots: index.shots });
      // Deleted meanwhile: nothing is left to use it, so nothing is paid for it.
      if (kept === 0) throw new NotFoundError('asset', assetId);
      await this.wallet.capture(em, footageWork(order), order.credits, 'footage indexed');
    };
  }

  async ended(em: EntityManager, job: Job): Promise<void> {
    await this.wallet.release(em, footageWork(job), 'footage not indexed');
  }
}
