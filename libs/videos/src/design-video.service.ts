import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Injectable } from '@nestjs/common';
import { VoicesService } from '@app/design';
import { Database, inSpan } from '@app/platform';
import type { FilmWarning } from '@app/render';
import type { SourcePack } from '@app/sources';
import { brandOf } from './brand-wish';
import { CompleteDesignService } from './complete-design.service';
import { FilmMediaService } from './film-media.service';
import type { Job } from './job.entity';
import { FilmSourceService } from './reading/film-source.service';
import { showHistory } from './show-history';
import { SourceDesigner } from './source-designer';
import { styleHistory } from './style-history';
import { VersionFiles } from './version-files';
import { Video } from './video.entity';

/** The design stage: source pack to storyboard, narration and stills. */
@Injectable()
export class DesignVideoService {
  constructor(
    private readonly database: Database,
    private readonly designer: SourceDesigner,
    private readonly media: FilmMediaService,
    private readonly files: VersionFiles,
    private readonly completion: CompleteDesignService,
    private readonly voices: VoicesService,
    private readonly sources: FilmSourceService,
  ) {}

  /** Safe to run again, and beside another run of the same job: the first to commit counts. */
  async run(job: Job, signal: AbortSignal): Promise<void> {
    const em = this.database.read();
    const video = await em.findOneOrFail(Video, { id: job.videoId });
    const pack = await inSpan({ name: 'film.source' }, () => this.sources.read(job, video.sourcePackId, signal));
    const folder = await mkdtemp(join(tmpdir(), 'factreel-design-'));
    try {
      const { format, targetSeconds, captions, music, number: seed, version, id: videoId } = video;
      const { language, voiceId: wanted, mode, pacing, presenter } = video;
      const voiceId = wanted ?? undefined;
      const clone = await this.voices.check({ language, voiceId, accountId: video.accountId });
      const order = {
        language,
        voiceId,
        clone,
        pronunciation: video.pronunciation ?? undefined,
        mode: mode ?? undefined,
        headline: video.headline ?? undefined,
        before: await showHistory(em, video),
        pacing: pacing ?? undefined,
        accountId: video.accountId,
        data: pack.kind === 'script' ? null : pack.data,
        source: pack,
        script: video.script ?? undefined,
        // The film's own title stands before that of the page it is made of.
        title: (video.title === video.id ? pack.title : video.title) ?? undefined,
        brief: video.brief ?? undefined,
        cta: video.cta ?? undefined,
        ...(video.media ? { media: video.media } : {}),
        ...(video.brand ? { brand: brandOf(video.brand) } : {}),
        ...(video.compliance ? { compliance: video.compliance } : {}),
        ...(video.style ? { style: video.style } : { history: await styleHistory(em, video.accountId, video.number) }),
      };
      const film = await this.designer.design(
        { ...order, format, targetSeconds, captions, presenter, music, seed, template: video.engine === 'director' },
        folder,
        signal,
      );
      const dressed = await inSpan({ name: 'film.media' }, () =>
        this.media.dress({ video, job }, film, folder, signal),
      );
      const warnings = [...sourceWarnings(pack), ...film.warnings, ...dressed.warnings];
      const kept = await this.files.keepDesign({ videoId, version }, { ...dressed, narration: film.narration });
      const inBrowser = pack.reading?.readBy === 'browser';
      await this.completion.complete(job.id, { ...film, ...dressed, ...kept, warnings, inBrowser });
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  }
}

/** What its reader could not read, and how it had to read it, for whoever made the film. */
function sourceWarnings({ reading }: SourcePack): FilmWarning[] {
  const warn = (code: string, message: string): FilmWarning => ({ code, message, scene: null, atMs: null });
  const drawn = 'The page shows nothing without its scripts, and was read in a browser.';
  return [
    ...(reading?.readBy === 'browser' ? [warn('read_in_browser', drawn)] : []),
    ...(reading?.warnings ?? []).map((message) => warn('source', message)),
  ];
}
