import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Inject, Injectable } from '@nestjs/common';
import { MEDIA_KINDS, type MediaCount, CHARGES, WalletService } from '@app/billing';
import { creditsOf, MODEL_CONFIG, type ModelSettings, type ModelUsage } from '@app/design';
import type { Completion, Job } from '@app/jobs';
import { Clock } from '@app/platform';
import { type VideoWarning, resolveText, type Storyboard } from '@app/picture';
import { VideoMetrics } from '../video.metrics';
import { videoOf, workOf } from '../jobs/video-job';
import { provenDesign } from '../proven-design';
import { addVersion } from '../read-version';
import { changeCost, videoPrice } from '../video-cost';
import type { WholeFiles } from '../version-files';
import { Video } from '../video.entity';

/** A finished design whose files are in storage. */
export interface FinishedDesign extends WholeFiles {
  storyboard: Storyboard;
  /** Its source was read in a browser, which is charged where its order has set the credits aside. */
  inBrowser: boolean;
  /** What services made for it: to be charged. */
  delivered: MediaCount;
  durationSeconds: number;
  warnings: VideoWarning[];
  /** What a language model did for it. */
  usage?: ModelUsage;
}

/** Saves a design as the video's version and charges it. */
@Injectable()
export class CompleteDesignService {
  constructor(
    private readonly wallet: WalletService,
    private readonly clock: Clock,
    private readonly metrics: VideoMetrics,
    @Inject(MODEL_CONFIG.token) private readonly model: ModelSettings | undefined,
  ) {}

  /** Throws `UnprovenVideoError`. */
  complete(finished: FinishedDesign): Completion {
    // Before the transaction: laying a video out takes a tenth of a second in which no row should be locked.
    const { design, proof } = provenDesign(finished);
    return async (em, job) => {
      const now = this.clock.now();
      const video = await em.findOneOrFail(Video, { id: videoOf(job) }, { lockMode: LockMode.PESSIMISTIC_WRITE });
      const { storyboard, narration, stills, footage, sounds, warnings, durationSeconds, delivered, usage } = design;
      const caption = resolveText(storyboard.caption, storyboard.figures, 'display');
      video.markScripted({ title: storyboard.title, caption, durationSeconds }, now);
      const { id: videoId, version } = video;
      const { targetSeconds, engine } = video.spec;
      const made = { storyboard, narration, stills, footage, sounds, warnings, proof, ...(usage ? { usage } : {}) };
      addVersion(em, { ...made, videoId, version, createdAt: now });
      const work = workOf('design', job);
      // At what it was ordered for: by the prices of the day, of a series or of a plan.
      await this.wallet.capture(em, work, Infinity, 'design of a video');
      for (const kind of MEDIA_KINDS) {
        const credits = delivered[kind] * CHARGES[kind].price;
        if (credits > 0) await this.wallet.capture(em, workOf(kind, job), credits, `${kind} made for a video`);
        else await this.wallet.release(em, workOf(kind, job), `${kind} not made`);
      }
      const model = await this.settleModel(em, job, usage);
      const browsed = await this.settleBrowser(em, job, design.inBrowser);
      const goesOn = job.finalStage === 'render';
      const cost = changeCost(
        videoPrice({ targetSeconds, engine, media: delivered, model }, goesOn),
        'browser',
        browsed,
      );
      video.cost = video.cost && cost;
      if (!goesOn) return () => this.metrics.scripted(job);
      video.startRender({ designed: true, version }, now);
      return undefined;
    };
  }

  /** Credits that were charged for a language model: what its tokens come to, begun credits whole, and never more than was held. */
  private async settleModel(em: EntityManager, job: Job, usage: ModelUsage | undefined): Promise<number> {
    const work = workOf('model', job);
    const used = usage ? Math.ceil(creditsOf(usage, this.model?.prices ?? null)) : 0;
    if (used > 0) return await this.wallet.capture(em, work, used, 'language model');
    await this.wallet.release(em, work, 'language model not used');
    return 0;
  }

  /** Credits that were charged for a browser. */
  private async settleBrowser(em: EntityManager, job: Job, wasUsed: boolean): Promise<number> {
    const work = workOf('browser', job);
    if (wasUsed) return await this.wallet.capture(em, work, CHARGES.browser.price, 'page read in a browser');
    await this.wallet.release(em, work, 'browser not needed');
    return 0;
  }
}
