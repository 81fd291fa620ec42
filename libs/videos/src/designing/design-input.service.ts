import { Injectable } from '@nestjs/common';
import { VoicesService } from '@app/design';
import { Database, inSpan } from '@app/platform';
import type { SourcePack } from '@app/sources';
import { brandOf } from '../brand-wish';
import type { Job } from '../jobs/job.entity';
import { FilmSourceService } from './film-source.service';
import { showHistory } from './show-history';
import type { SourceOrder } from './source-designer';
import { styleHistory } from './style-history';
import { Video } from '../video.entity';

/** All that a film is designed from. */
export interface DesignInput {
  video: Video;
  pack: SourcePack;
  order: SourceOrder;
}

/** Gathers what a film was ordered as, what it is made from, and what its show and account have made before. */
@Injectable()
export class DesignInputService {
  constructor(
    private readonly database: Database,
    private readonly sources: FilmSourceService,
    private readonly voices: VoicesService,
  ) {}

  /** Throws what reading its source throws, and coded errors of a voice that is not there any more. */
  async read(job: Job, signal: AbortSignal): Promise<DesignInput> {
    const em = this.database.read();
    const video = await em.findOneOrFail(Video, { id: job.videoId });
    const pack = await inSpan({ name: 'film.source' }, () => this.sources.read(job, video.sourcePackId, signal));
    const {
      accountId,
      language,
      mode,
      pacing,
      number: seed,
      format,
      targetSeconds,
      captions,
      presenter,
      music,
    } = video;
    const voiceId = video.voiceId ?? undefined;
    const order: SourceOrder = {
      ...{ accountId, language, seed, format, targetSeconds, captions, presenter, music },
      voiceId,
      clone: await this.voices.check({ language, voiceId, accountId }),
      pronunciation: video.pronunciation ?? undefined,
      mode: mode ?? undefined,
      headline: video.headline ?? undefined,
      before: await showHistory(em, video),
      pacing: pacing ?? undefined,
      data: pack.kind === 'script' ? null : pack.data,
      source: pack,
      fields: { ...pack.fields, ...video.fields },
      script: video.script ?? undefined,
      // The film's own title stands before that of the page it is made of.
      title: (video.title === video.id ? pack.title : video.title) ?? undefined,
      brief: video.brief ?? undefined,
      cta: video.cta ?? undefined,
      template: video.engine === 'director',
      ...(video.media ? { media: video.media } : {}),
      ...(video.brand ? { brand: brandOf(video.brand) } : {}),
      ...(video.compliance ? { compliance: video.compliance } : {}),
      ...(video.style ? { style: video.style } : { history: await styleHistory(em, accountId, seed) }),
    };
    return { video, pack, order };
  }
}
