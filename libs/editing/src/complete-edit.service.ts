import { LockMode } from '@mikro-orm/core';
import { Injectable } from '@nestjs/common';
import type { ModelUsage } from '@app/design';
import { priceEdit, WalletService } from '@app/billing';
import type { Completion } from '@app/jobs';
import { Clock, ConflictError, Database } from '@app/platform';
import { type VideoWarning, resolveText, type Storyboard } from '@app/picture';
import {
  videoOf,
  workOf,
  provenDesign,
  addVersion,
  type WholeFiles,
  Video,
  type VideoSpec,
  VideoVersion,
} from '@app/videos';
import type { EditOrder } from './edit-order.entity';
import { keepSettings, VersionSettings } from './version-settings.entity';

/** An edited design; once its files are in storage, paths are storage keys. */
export interface EditedVideo extends WholeFiles {
  storyboard: Storyboard;
  warnings: VideoWarning[];
  durationSeconds: number;
  spec: VideoSpec;
  /** What a language model did for it. */
  usage?: ModelUsage;
  leftOut: string[];
}

/** Saves an edit as the video's next version and charges it; where its order says so, the job goes on to the render. */
@Injectable()
export class CompleteEditService {
  constructor(
    private readonly database: Database,
    private readonly wallet: WalletService,
    private readonly clock: Clock,
  ) {}

  /** The highest number so far + 1; while a job is under way nobody else takes it. */
  async nextVersion(videoId: string): Promise<number> {
    const latest = { orderBy: { version: 'desc' }, limit: 1 } as const;
    const [version] = await this.database.read().find(VideoVersion, { videoId }, latest);
    return (version?.version ?? 0) + 1;
  }

  /** Throws `UnprovenVideoError`. */
  complete(order: EditOrder, version: number, edited: EditedVideo): Completion {
    const { design: made, proof } = provenDesign(edited);
    return async (em, job) => {
      const now = this.clock.now();
      const video = await em.findOneOrFail(Video, { id: videoOf(job) }, { lockMode: LockMode.PESSIMISTIC_WRITE });
      if (video.version !== order.fromVersion) throw new ConflictError(`${video.id} was changed meanwhile`);
      const { storyboard, narration, stills, footage, sounds, durationSeconds, leftOut, usage } = made;
      const { id: videoId, title: calledNow } = video;
      await keepSettings(em, video);
      const warnings = [...made.warnings, ...order.warnings];
      const design = { storyboard, narration, stills, footage, sounds, warnings, proof, ...(usage ? { usage } : {}) };
      addVersion(em, { ...design, videoId, version, createdAt: now });
      const title = order.wish.title ?? calledNow;
      video.spec = { ...made.spec, title };
      const caption = resolveText(storyboard.caption, storyboard.figures, 'display');
      const { by, notes, atMs, summary } = order;
      video.markEdited(
        { title, caption, durationSeconds },
        { version, at: now.toISOString(), by, notes, summary, ...(atMs === null ? {} : { atMs }) },
        now,
      );
      await em.flush();
      await em.insert(VersionSettings, { videoId, version, spec: video.spec, leftOut });
      await this.wallet.capture(em, workOf('edit', job), priceEdit(by).credits, 'edit of a video');
      if (job.finalStage === 'render') video.startRender({ designed: true, version }, now);
    };
  }
}
