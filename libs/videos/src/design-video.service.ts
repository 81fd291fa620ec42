import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Injectable } from '@nestjs/common';
import { FilmDesigner } from '@app/design';
import { Database } from '@app/platform';
import type { FilmWarning } from '@app/render';
import { type FetchedStill, FetchStillsService, readFacts, SourcePack } from '@app/sources';
import { CompleteDesignService } from './complete-design.service';
import type { Job } from './job.entity';
import { VersionFiles } from './version-files';
import { Video } from './video.entity';

/** The design stage: source pack to storyboard, narration and stills. */
@Injectable()
export class DesignVideoService {
  constructor(
    private readonly database: Database,
    private readonly designer: FilmDesigner,
    private readonly stills: FetchStillsService,
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
      const facts = readFacts(pack.data);
      const pictures = await this.stills.fetchAll(facts.pictures, folder, signal);
      const stills = pictures.filter((picture) => 'path' in picture);
      const film = await this.designer.design(
        {
          facts,
          title: pack.title ?? undefined,
          brief: video.brief ?? undefined,
          cta: video.cta ?? undefined,
          targetSeconds: video.targetSeconds,
          style: video.style ?? undefined,
          format: video.format,
          language: video.language,
          seed: video.number,
          stills,
          captions: video.captions,
          music: video.music,
        },
        folder,
        signal,
      );
      const kept = await this.files.keepDesign({ videoId: video.id, version: video.version }, { narration: film.narration, stills });
      const warnings = [...pictureWarnings(pictures), ...film.warnings];
      await this.completion.complete(job.id, { ...film, ...kept, warnings });
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  }
}

function pictureWarnings(pictures: FetchedStill[]): FilmWarning[] {
  return pictures.flatMap((picture) =>
    'fault' in picture
      ? [{ code: 'missing_picture', message: `The picture at ${picture.key} ${picture.fault}.`, scene: null, atMs: null }]
      : [],
  );
}
