import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Injectable } from '@nestjs/common';
import { Database } from '@app/platform';
import { SourcePack } from '@app/sources';
import { CompleteDesignService } from './complete-design.service';
import type { Job } from './job.entity';
import { SourceDesigner } from './source-designer';
import { VersionFiles } from './version-files';
import { Video } from './video.entity';

/** The design stage: source pack to storyboard, narration and stills. */
@Injectable()
export class DesignVideoService {
  constructor(
    private readonly database: Database,
    private readonly designer: SourceDesigner,
    private readonly files: VersionFiles,
    private readonly completion: CompleteDesignService,
  ) {}

  /** Safe to run again, and beside another run of the same job: the first to commit counts. */
  async run(job: Job, signal: AbortSignal): Promise<void> {
    const em = this.database.read();
    const video = await em.findOneOrFail(Video, { id: job.videoId });
    const pack = await em.findOneOrFail(SourcePack, { id: video.sourcePackId });
    const folder = await mkdtemp(join(tmpdir(), 'factreel-design-'));
    try {
      const { format, targetSeconds, captions, music, number: seed, version, id: videoId } = video;
      const order = {
        data: pack.data,
        title: pack.title ?? undefined,
        brief: video.brief ?? undefined,
        cta: video.cta ?? undefined,
        style: video.style ?? undefined,
      };
      const film = await this.designer.design(
        { ...order, format, targetSeconds, captions, music, seed },
        folder,
        signal,
      );
      const kept = await this.files.keepDesign({ videoId, version }, film);
      await this.completion.complete(job.id, { ...film, ...kept });
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  }
}
