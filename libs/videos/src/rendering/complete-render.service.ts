import { stat } from 'node:fs/promises';
import { LockMode } from '@mikro-orm/core';
import { Injectable } from '@nestjs/common';
import { renderCredits, WalletService } from '@app/billing';
import type { Completion } from '@app/jobs';
import { Clock, Outbox } from '@app/platform';
import type { VideoFiles, VideoWarning } from '@app/picture';
import { VideoMetrics } from '../video.metrics';
import { videoOf, workOf } from '../jobs/video-job';
import { VideoLinks } from '../video-links';
import { VideoVersion } from '../video-version.entity';
import { Video } from '../video.entity';
import type { VideoRendered } from '../video.events';

/** A render whose files are in storage: the video is rendered, charged, announced and done in one transaction. */
@Injectable()
export class CompleteRenderService {
  constructor(
    private readonly wallet: WalletService,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
    private readonly links: VideoLinks,
    private readonly metrics: VideoMetrics,
  ) {}

  /** `renderMs` is the wall time the render took. */
  async complete(files: VideoFiles, renderMs: number): Promise<Completion> {
    const { size: bytes } = await stat(files.video);
    return async (em, job) => {
      const now = this.clock.now();
      const video = await em.findOneOrFail(Video, { id: videoOf(job) }, { lockMode: LockMode.PESSIMISTIC_WRITE });
      const version = await em.findOneOrFail(VideoVersion, { videoId: video.id, version: video.version });
      const { width, height, frames, durationMs, sha256, encoder, scenes } = files;
      version.cut = { width, height, frames, durationMs, bytes, sha256, encoder, scenes, renderMs };
      version.warnings = withoutTwins([...version.warnings, ...files.warnings]);
      video.markRendered({ durationSeconds: durationMs / 1000 }, now);
      await this.wallet.capture(em, workOf('render', job), renderCredits(durationMs / 1000), 'render of a video');
      const { url, renderUrl, thumbnail, watchUrl, webUrl } = this.links.of(video);
      this.outbox.append<VideoRendered>(em, {
        type: 'video.rendered',
        accountId: video.accountId,
        payload: {
          videoId: video.id,
          title: video.title,
          version: video.version,
          url,
          renderUrl,
          thumbnail,
          posterUrl: thumbnail,
          watchUrl,
          webUrl,
          mediaKey: video.mediaKey,
          caption: video.caption,
          warnings: version.warnings,
          external_id: video.externalId,
          externalUserId: video.externalUserId,
        },
      });
      return () => this.metrics.rendered(job, { durationMs: files.durationMs, renderMs });
    };
  }
}

/** A version that is rendered again brings the findings of its first render with it. */
function withoutTwins(warnings: VideoWarning[]): VideoWarning[] {
  return [...new Map(warnings.map((warning) => [JSON.stringify(warning), warning])).values()];
}
