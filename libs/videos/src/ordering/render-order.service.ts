import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { PayAsYouGoService, renderCredits, WalletService } from '@app/billing';
import { TestClocksService } from '@app/clocks';
import { Job, JobQueues, newJob, UNFINISHED } from '@app/jobs';
import { Clock } from '@app/platform';
import { findVideo, type VideoRecord } from '../videos.service';
import { workOf } from '../jobs/video-job';
import { changeCost } from '../video-cost';
import { addVersion, readVersion, type WholeVersion } from '../read-version';
import { Video } from '../video.entity';
import { VideoVersion } from '../video-version.entity';
import { VideoBusyError } from '../videos.errors';

/** A render that was ordered, as it stands in the transaction that pays for it. */
export interface RenderOrder extends VideoRecord {
  job: Job;
}

/** Written down in the transaction in which a render is ordered, or neither is. */
export type WithRender = (em: EntityManager, order: RenderOrder) => Promise<void>;

const nothingElse: WithRender = async () => undefined;

/** Orders the render of a video's current version: paid for by a hold, written down with its job, then queued. */
@Injectable()
export class RenderOrderService {
  constructor(
    private readonly payAsYouGo: PayAsYouGoService,
    private readonly wallet: WalletService,
    private readonly queues: JobQueues,
    private readonly clock: Clock,
    private readonly clocks: TestClocksService,
  ) {}

  /**
   * A version that has a file is rendered again as the next version. Throws `NotFoundError`, coded
   * errors of a wallet that is too short, `VideoStateError` for a video without a design or one that is being rendered,
   * and `VideoBusyError` while other work on it goes on.
   */
  async order(id: string, accountId: string, withRender: WithRender = nothingElse): Promise<RenderOrder> {
    const order = await this.payAsYouGo.transaction(accountId, async (em) => {
      // Whoever asks second waits here and then finds the video rendering.
      const video = await findVideo(em, { id, accountId }, LockMode.PESSIMISTIC_WRITE);
      const made = await this.clocks.during(video.clockId, () => this.take(em, video));
      await withRender(em, made);
      return made;
    });
    await this.queues.announce(order.job);
    return order;
  }

  private async take(em: EntityManager, video: Video): Promise<RenderOrder> {
    const now = this.clock.now();
    const { id: videoId, accountId, status } = video;
    const designed = await readVersion(em, { videoId, version: video.version });
    const current = designed?.cut ? await this.again(em, designed, now) : designed;
    video.startRender({ designed: current !== null, version: current?.version ?? video.version }, now);
    if ((await em.count(Job, { videoId, status: { $in: UNFINISHED } })) > 0) {
      throw new VideoBusyError(videoId, status, 'rendering');
    }
    const job = await newJob(em, { accountId, videoId, kind: 'render', stage: 'render' }, this.clock);
    em.persist(job);
    const credits = renderCredits(video.durationSeconds);
    if (video.cost) video.cost = changeCost(video.cost, 'render', credits);
    await em.flush();
    await this.wallet.hold(em, [
      { accountId, videoId, work: workOf('render', job), credits, reason: 'render of a video' },
    ]);
    return { video, current, job };
  }

  /** The same design under the next number; its file is another one, since files never change. */
  private async again(em: EntityManager, from: WholeVersion, at: Date): Promise<WholeVersion> {
    const [latest] = await em.find(VideoVersion, { videoId: from.videoId }, { orderBy: { version: 'desc' }, limit: 1 });
    const next = { ...from, version: (latest?.version ?? from.version) + 1, cut: null, createdAt: at };
    addVersion(em, next);
    return next;
  }
}
