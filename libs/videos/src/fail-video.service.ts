import { LockMode } from '@mikro-orm/core';
import { Injectable } from '@nestjs/common';
import { WalletService } from '@app/billing';
import { Clock, Database, Outbox } from '@app/platform';
import { Job } from './job.entity';
import { PAID_STEPS, workOf } from './paid-work';
import { Video } from './video.entity';

/** Ends a film in `error`: open holds go back, the owner is told (specification 3.1). */
@Injectable()
export class FailVideoService {
  constructor(
    private readonly database: Database,
    private readonly wallet: WalletService,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  /** `reason` is read by the owner. Does nothing when the job has ended already. */
  async fail(jobId: string, reason: string): Promise<void> {
    await this.database.transaction(async (em) => {
      const job = await em.findOneOrFail(Job, { id: jobId }, { lockMode: LockMode.PESSIMISTIC_WRITE });
      if (!job.isUnfinished()) return;
      const now = this.clock.now();
      const video = await em.findOneOrFail(Video, { id: job.videoId }, { lockMode: LockMode.PESSIMISTIC_WRITE });
      video.markFailed(reason, now);
      job.finish('failed', now, reason);
      let refunded = 0;
      for (const step of PAID_STEPS) refunded += await this.wallet.release(em, workOf(step, video), `${step} failed`);
      this.outbox.append(em, {
        type: 'video.render_failed',
        accountId: video.accountId,
        payload: {
          videoId: video.id,
          version: video.version,
          error: reason,
          refunded,
          external_id: video.externalId,
          externalUserId: video.externalUserId,
        },
      });
    });
  }
}
