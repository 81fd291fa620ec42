import type { EntityManager } from '@mikro-orm/postgresql';
import { LockMode } from '@mikro-orm/core';
import { Injectable } from '@nestjs/common';
import { WalletService } from '@app/billing';
import { Clock, Outbox } from '@app/platform';
import type { Job } from './job.entity';
import { PAID_STEPS, workOf } from '../paid-work';
import { changeCost } from '../video-cost';
import { Video } from '../video.entity';

/**
 * How a job ends that does not deliver: what was not delivered is given back, and its video is left in `error`; a video
 * that was to be edited stays as it is.
 */
@Injectable()
export class EndJobService {
  constructor(
    private readonly wallet: WalletService,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  /** `reason` is read by the owner. The job is unfinished and locked by the caller's transaction. */
  async end(em: EntityManager, job: Job, status: 'failed' | 'cancelled', reason: string): Promise<void> {
    const now = this.clock.now();
    const video = await em.findOneOrFail(Video, { id: job.videoId }, { lockMode: LockMode.PESSIMISTIC_WRITE });
    job.end(status, now, reason);
    let refunded = 0;
    for (const step of PAID_STEPS) {
      const credits = await this.wallet.release(em, workOf(step, job), `${step} ${status}`);
      if (credits > 0 && video.cost) video.cost = changeCost(video.cost, step, -credits);
      refunded += credits;
    }
    const { id: videoId, accountId } = video;
    // Once its version exists, an edit that goes on to its render fails as a render does.
    if (job.kind === 'edit' && job.stage === 'design') {
      this.outbox.append(em, { type: 'video.edit_failed', accountId, payload: { videoId, error: reason, refunded } });
      return;
    }
    video.markFailed(reason, now);
    this.outbox.append(em, {
      type: 'video.render_failed',
      accountId,
      payload: {
        videoId,
        version: video.version,
        error: reason,
        refunded,
        external_id: video.externalId,
        externalUserId: video.externalUserId,
      },
    });
  }
}
