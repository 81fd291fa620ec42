import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Inject, Injectable } from '@nestjs/common';
import { type AwaitsChildren, type Completion, type Job, priorityOf } from '@app/jobs';
import { QUEUES, TicketQueues } from '@app/platform';
import { joinParts, type PartReport, planParts } from '@app/render';
import { FFMPEG_CONFIG } from '@app/sources';
import { RENDERING_CONFIG, type RenderingConfig } from '../rendering.config';
import { CompleteRenderService } from '../complete-render.service';
import type { WholeVersion } from '../../read-version';
import { renderJobOf, VersionFiles } from '../../version-files';
import { VideoParts } from './video-parts.service';
import { PartFiles, type PartsPlace } from './part-files';
import type { RenderPart } from './render-part.entity';
import type { PartTicket } from './render-part.service';

/** The sound and one segment: one worker makes them with less work. */
const WHOLE = 2;

/** A part whose files are in storage. */
type FinishedPart = RenderPart & { report: PartReport };

/** The render stage of videos that all workers make together: plans the parts, and joins them when all are there. */
@Injectable()
export class FanOutRender {
  constructor(
    @Inject(RENDERING_CONFIG.token) private readonly settings: RenderingConfig,
    @Inject(FFMPEG_CONFIG.token) private readonly ffmpegPath: string | undefined,
    private readonly parts: VideoParts,
    private readonly partFiles: PartFiles,
    private readonly queues: TicketQueues,
    private readonly files: VersionFiles,
    private readonly completion: CompleteRenderService,
  ) {}

  /** The parts of a video that is to be made so; null for one that a single worker makes. */
  async partsOf(job: Job, version: WholeVersion, seconds: number): Promise<RenderPart[] | null> {
    // What was begun so is ended so, whatever this worker is set to.
    const known = await this.parts.of(job.id);
    if (known.length > 0) return known;
    const least = this.settings.fanoutSeconds;
    if (least === null || seconds < least) return null;
    const planned = planParts(renderJobOf(version, job.accountId));
    return planned.length > WHOLE ? await this.parts.plan(job.id, planned) : null;
  }

  /** Joins what is there, or awaits the parts that have to be made first. Safe to run again. */
  async run(
    job: Job,
    version: WholeVersion,
    parts: RenderPart[],
    signal: AbortSignal,
  ): Promise<Completion | AwaitsChildren> {
    const made = parts.filter((part): part is FinishedPart => part.report !== null);
    if (made.length < parts.length) {
      const missing = parts.filter(({ report }) => report === null).map(({ name }) => name);
      return { enqueue: (parent) => this.enqueue(job, missing, parent) };
    }
    const place: PartsPlace = { videoId: version.videoId, jobId: job.id };
    const folder = await mkdtemp(join(tmpdir(), 'factreel-join-'));
    try {
      const [outDir, partsDir] = [join(folder, 'out'), join(folder, 'parts')];
      for (const empty of [outDir, partsDir]) await mkdir(empty);
      for (const { name, report } of made) {
        signal.throwIfAborted();
        await this.partFiles.fetch(place, name, partsDir, report.files);
      }
      const { ffmpegPath } = this;
      const reports = made.map(({ report }) => report);
      const cut = await joinParts(renderJobOf(version, job.accountId), reports, {
        outDir,
        partsDir,
        signal,
        ffmpegPath,
      });
      await this.files.keepCut(version, cut);
      const began = Math.min(...parts.map(({ createdAt }) => createdAt.getTime()));
      const complete = await this.completion.complete(cut, Date.now() - began);
      return async (em, locked) => {
        const done = await complete(em, locked);
        return async () => {
          await done?.();
          // The sweep removes them where this does not.
          await this.parts.forget(place).catch(() => undefined);
        };
      };
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  }

  /** The video's render is taken up again when none of these is left, whatever became of them, and asks for what is missing. */
  private async enqueue(job: Job, parts: string[], parent: { id: string; queue: string }): Promise<void> {
    for (const part of parts) {
      const data: PartTicket = { jobId: job.id, part };
      await this.queues.enqueue(QUEUES.parts, { id: `${part}-${job.id}`, data, priority: priorityOf(job), parent });
    }
  }
}
