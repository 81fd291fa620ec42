import { Injectable } from '@nestjs/common';
import { VoicesService } from '@app/voices';
import { Database, inSpan } from '@app/platform';
import type { SourcePack } from '@app/sources';
import type { Job } from '@app/jobs';
import { sourceOrder } from './design-order';
import { VideoSourceService } from './video-source.service';
import { showHistory, styleHistory } from './show-history';
import type { SourceOrder } from './source-designer';
import { videoOf } from '../jobs/video-job';
import { Video } from '../video.entity';

/** All that a video is designed from. */
export interface DesignInput {
  video: Video;
  pack: SourcePack;
  order: SourceOrder;
}

/** Gathers what a video was ordered as, what it is made from, and what its show and account have made before. */
@Injectable()
export class DesignInputService {
  constructor(
    private readonly database: Database,
    private readonly sources: VideoSourceService,
    private readonly voices: VoicesService,
  ) {}

  /** Throws what reading its source throws, and coded errors of a voice that is not there any more. */
  async read(job: Job, signal: AbortSignal): Promise<DesignInput> {
    const em = this.database.read();
    const video = await em.findOneOrFail(Video, { id: videoOf(job) });
    const pack = await inSpan({ name: 'video.source' }, () => this.sources.read(job, video.sourcePackId, signal));
    const { accountId, spec, number: seed, title } = video;
    const { language, voiceId } = spec;
    const order: SourceOrder = {
      ...sourceOrder(spec, pack),
      seed,
      owner: { accountId, videoId: video.id },
      clone: await this.voices.check({ language, voiceId, accountId }),
      before: await showHistory(em, video),
      // The video's own title stands before that of the page it is made of.
      title: (title === video.id ? pack.title : title) ?? undefined,
      ...(spec.style ? {} : { history: await styleHistory(em, accountId, seed) }),
    };
    return { video, pack, order };
  }
}
