import type { EntityManager } from '@mikro-orm/postgresql';
import { LockMode } from '@mikro-orm/core';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { WalletService } from '@app/billing';
import { type BadEnd, type Job, JobEnds, type JobOwner } from '@app/jobs';
import { Clock, Outbox } from '@app/platform';
import { VideoMetrics } from '../video.metrics';
import { PAID_STEPS, workOf, VIDEO_JOB_KINDS, videoOf } from './video-job';
import { changeCost } from '../video-cost';
import { Video } from '../video.entity';
import type { VideoEditFailed, VideoRenderFailed } from '../video.events';

/**
 * What a job on a video leaves that does not deliver: what was not delivered is given back, and its video is left in
 * `error`; a video that was to be edited stays as it is.
 */
@Injectable()
export class EndVideoJobService implements JobOwner, OnModuleInit {
  constructor(
    private readonly ends: JobEnds,
    private readonly wallet: WalletService,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
    private readonly metrics: VideoMetrics,
  ) {}

  onModuleInit(): void {
    this.ends.own(VIDEO_JOB_KINDS, this);
  }

  async ended(em: EntityManager, job: Job, { status, reason, error }: BadEnd): Promise<() => void> {
    const video = await em.findOneOrFail(Video, { id: videoOf(job) }, { lockMode: LockMode.PESSIMISTIC_WRITE });
    let refunded = 0;
    for (const step of PAID_STEPS) {
      const credits = await this.wallet.release(em, workOf(step, job), `${step} ${status}`);
      if (credits > 0 && video.cost) video.cost = changeCost(video.cost, step, -credits);
      refunded += credits;
    }
    const { id: videoId, accountId } = video;
    // Once its version exists, an edit that goes on to its render fails as a render does.
    if (job.kind === 'edit' && job.stage === 'design') {
      const payload = { videoId, error: reason, refunded };
      this.outbox.append<VideoEditFailed>(em, { type: 'video.edit_failed', accountId, payload });
    } else {
      video.markFailed(reason, this.clock.now());
      this.outbox.append<VideoRenderFailed>(em, {
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
    const { kind, stage } = job;
    return () => (status === 'failed' ? this.metrics.failed({ kind, stage }, error) : this.metrics.cancelled({ kind }));
  }
}
