import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Inject, Injectable } from '@nestjs/common';
import { idsOf, Job, rulesOf, RunJobService } from '@app/jobs';
import { Database, doQueued, QUEUES, type TicketAttempt, TicketHandler, type TicketOutcome } from '@app/platform';
import { renderPart } from '@app/render';
import { FFMPEG_CONFIG } from '@app/sources';
import { videoOf } from '../../jobs/video-job';
import { readVersionOrFail } from '../../read-version';
import { renderJobOf, VersionFiles } from '../../version-files';
import { Video } from '../../video.entity';
import { VideoParts } from './video-parts.service';
import { PartFiles } from './part-files';

/** What the queue of parts carries. */
export interface PartTicket {
  jobId: string;
  part: string;
}

/** Least time between two words of how far a part is. */
const TELL_EVERY_MS = 2_000;

/** Makes one part of a video. */
@Injectable()
export class RenderPartService {
  constructor(
    @Inject(FFMPEG_CONFIG.token) private readonly ffmpegPath: string | undefined,
    private readonly database: Database,
    private readonly parts: VideoParts,
    private readonly partFiles: PartFiles,
    private readonly files: VersionFiles,
    private readonly jobs: RunJobService,
  ) {}

  /**
   * Does nothing for a part that is there already, and stops when its video is cancelled or deleted; a part that cannot
   * be made ends the video in `error`. Safe to run beside another run of the same. Throws only when the part is to be
   * made again: the worker was told to stop, or what it stands on is away.
   */
  @TicketHandler(QUEUES.parts)
  async run({ jobId, part }: PartTicket, attempt: TicketAttempt): Promise<TicketOutcome> {
    const job = await this.database.read().findOne(Job, { id: jobId });
    if (!job?.awaits('render')) return 'skipped';
    const work = { name: 'video.part', ids: idsOf(job), traceparent: job.traceparent };
    return await doQueued(work, () =>
      this.jobs.attempt(job, attempt, async (stop) => {
        await this.make(job, part, stop);
        return 'done' as const;
      }),
    );
  }

  private async make(job: Job, name: string, signal: AbortSignal): Promise<void> {
    const part = (await this.parts.of(job.id)).find((known) => known.name === name);
    if (!part || part.report) return;
    const em = this.database.read();
    const { id: videoId, version: number } = await em.findOneOrFail(Video, { id: videoOf(job) });
    const version = await readVersionOrFail(em, { videoId, version: number });
    const folder = await mkdtemp(join(tmpdir(), 'factreel-part-'));
    try {
      const design = await this.files.fetchDesign(version, folder, new Set(part.reads));
      const outDir = join(folder, 'out');
      await mkdir(outDir);
      const { ffmpegPath } = this;
      const onProgress = this.teller(job, name);
      const report = await renderPart(renderJobOf({ ...version, ...design }, job.accountId), name, {
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
      void this.parts.tell(job.id, name, drawn, rulesOf(job).from).catch(() => undefined);
    };
  }
}
