import { Injectable, Logger } from '@nestjs/common';
import { MEDIA_KINDS, type MediaCount, WalletService } from '@app/billing';
import { ClipMaker, type DressedVideo, dressVideo, ImageMaker, MusicMaker } from '@app/media';
import { mediaWishes } from '../ordering/media-wish';
import type { Job } from '@app/jobs';
import { workOf } from '../jobs/video-job';
import { PaidResults } from './paid-results';
import { PaidStudio } from './paid-studio';
import type { SourceVideo } from './source-designer';
import type { Video } from '../video.entity';

/** Gives a designed video the pictures, clip and music that it was ordered with. */
@Injectable()
export class VideoMediaService {
  private readonly logger = new Logger(VideoMediaService.name);

  constructor(
    private readonly images: ImageMaker,
    private readonly clips: ClipMaker,
    private readonly music: MusicMaker,
    private readonly wallet: WalletService,
    private readonly results: PaidResults,
  ) {}

  /**
   * Writes files into `folder`. `delivered` counts what is to be charged; a work that failed is a warning. Throws only
   * the signal's reason.
   */
  async dress(
    { video, job }: { video: Video; job: Pick<Job, 'id'> },
    design: SourceVideo,
    folder: string,
    signal: AbortSignal,
  ): Promise<DressedVideo & { delivered: MediaCount }> {
    const credits = await this.wallet.held(MEDIA_KINDS.map((kind) => workOf(kind, job)));
    const held = { image: false, clip: false, music: false };
    for (const kind of MEDIA_KINDS) held[kind] = credits.has(workOf(kind, job));
    const studio = new PaidStudio(
      { videoId: video.id, version: video.version, held, signal },
      { images: this.images, clips: this.clips, music: this.music },
      this.results,
      this.logger,
    );
    const wishes = mediaWishes(video.spec, design.facts, video.spec.targetSeconds);
    const dressed = await dressVideo(design, wishes, studio, folder);
    return { ...dressed, warnings: [...dressed.warnings, ...studio.warnings], delivered: studio.delivered };
  }
}
