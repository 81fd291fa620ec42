import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Inject, Injectable } from '@nestjs/common';
import { CONFIG, type Config, Database, doQueued } from '@app/platform';
import { renderPart } from '@app/render';
import { Job } from '../../jobs/job.entity';
import { progressBefore } from '../render-video.service';
import { readVersionOrFail } from '../../read-version';
import { jobOf, VersionFiles } from '../../version-files';
import { Video } from '../../video.entity';
import { WatchedWork } from '../../jobs/watched-work.service';
import { VideoParts } from './video-parts.service';
import { PartFiles } from './part-files';
import type { PartTicket } from './part-queue';

/** Least time between two words of how far a part is. */
const TELL_EVERY_MS = 1_000;

/** Makes one part of a video. */
@Injectable()
export class RenderPartService {
  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly database: Database,
    private readonly parts: VideoParts,
    private readonly partFiles: PartFiles,
    private readonly files: VersionFiles,
    private readonly work: WatchedWork,
  ) {}

  /**
   * Does nothing for a part that is there already, and stops when its video is cancelled or deleted; a part that cannot
   * be made ends the video in `error`. Safe to run beside another run of the same. Throws only when the part is to be
   * made again: the worker was told to stop, or what it stands on is away. `tries` were made before.
   */
  async run({ jobId, part }: PartTicket, signal: AbortSignal, tries = 0): Promise<void> {
    const job = await this.database.read().findOne(Job, { id: jobId });
    if (!job?.awaits('render')) return;
    const { videoId, accountId, traceparent } = job;
    const work = { name: 'video.part', ids: { jobId, videoId, accountId }, traceparent };
    await doQueued(work, () =>
      this.work.run({ job, stage: 'render', queue: 'parts', tries }, signal, (stop) => this.make(job, part, stop)),
    );
  }

  private async make(job: Job, name: string, signal: AbortSignal): Promise<void> {
    const part = (await this.parts.of(job.id)).find((known) => known.name === name);
    if (!part || part.report) return;
    const em = this.database.read();
    const { id: videoId, version: number } = await em.findOneOrFail(Video, { id: job.videoId });
    const version = await readVersionOrFail(em, { videoId, version: number });
    const folder = await mkdtemp(join(tmpdir(), 'factreel-part-'));
    try {
      const design = await this.files.fetchDesign(version, folder, new Set(part.reads));
      const outDir = join(folder, 'out');
      await mkdir(outDir);
      const { ffmpegPath } = this.config;
      const onProgress = this.teller(job, name);
      const report = await renderPart(jobOf({ ...version, ...design }), name, {
        outDir,
        signal,
        ffmpegPath,
        onProgress,
      });
      const place = { videoId, jobId: job.id };
      await this.partFiles.keep(place, name, outDir, report.files);
      await this.parts.keep(place, name, report);
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  }

  private teller(job: Job, name: string): (drawn: number) => void {
    let last = 0;
    return (drawn) => {
      const now = performance.now();
      if (now - last < TELL_EVERY_MS) return;
      last = now;
      // Progress is news, not truth: a write that fails is made good by the next.
      void this.parts.tell(job.id, name, drawn, progressBefore(job)).catch(() => undefined);
    };
  }
}
