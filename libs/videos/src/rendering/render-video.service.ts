import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Inject, Injectable } from '@nestjs/common';
import { Clock, CONFIG, type Config, Database } from '@app/platform';
import { proveVideo, renderVideo } from '@app/render';
import { DESIGN_SHARE } from '../designing/complete-design.service';
import { CompleteRenderService } from './complete-render.service';
import { FanOutRender } from './fanout/fan-out-render.service';
import { Job } from '../jobs/job.entity';
import { refuseUnproven } from '../proven-design';
import { readVersionOrFail, type WholeVersion } from '../read-version';
import { jobOf, VersionFiles } from '../version-files';
import { Video } from '../video.entity';

/** Least time between two writes of a job's progress. */
const PROGRESS_STEP_MS = 1_000;

/** The render stage: a saved version to files in storage. */
@Injectable()
export class RenderVideoService {
  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly database: Database,
    private readonly files: VersionFiles,
    private readonly completion: CompleteRenderService,
    private readonly fanOut: FanOutRender,
    private readonly clock: Clock,
  ) {}

  /**
   * Safe to run again, and beside another run of the same job: both make the same bytes, one commits. Answers the parts
   * that have to be made first where all workers make the video together. Throws `UnprovenVideoError`.
   */
  async run(job: Job, signal: AbortSignal): Promise<string[]> {
    const em = this.database.read();
    const video = await em.findOneOrFail(Video, { id: job.videoId });
    const version = await readVersionOrFail(em, { videoId: video.id, version: video.version });
    refuseUnproven(version.proof ?? proveVideo(jobOf(version)));
    const parts = await this.fanOut.partsOf(job, version, video.durationSeconds);
    if (parts) return await this.fanOut.run(job, version, parts, signal);
    await this.renderHere(job, version, signal);
    return [];
  }

  private async renderHere(job: Job, version: WholeVersion, signal: AbortSignal): Promise<void> {
    const folder = await mkdtemp(join(tmpdir(), 'factreel-render-'));
    try {
      const started = performance.now();
      const design = await this.files.fetchDesign(version, folder);
      const outDir = join(folder, 'out');
      await mkdir(outDir);
      const cut = await renderVideo(jobOf({ storyboard: version.storyboard, ...design }), {
        outDir,
        signal,
        ffmpegPath: this.config.ffmpegPath,
        parallel: this.config.renderParallel,
        onProgress: this.progressWriter(job),
      });
      await this.files.keepCut(version, cut);
      await this.completion.complete(job.id, cut, Math.round(performance.now() - started));
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  }

  private progressWriter(job: Job): (share: number) => void {
    const { id } = job;
    const before = progressBefore(job);
    let last = 0;
    return (share) => {
      const now = performance.now();
      if (now - last < PROGRESS_STEP_MS) return;
      last = now;
      const progress = before + share * (1 - before);
      // Progress is news, not truth: a write that fails is made good by the next.
      void this.database
        .read()
        .nativeUpdate(Job, { id, status: 'running' }, { progress, updatedAt: this.clock.now() })
        .catch(() => undefined);
    };
  }
}

/** How far a job is when its render begins, 0 to 1. */
export function progressBefore({ kind }: Pick<Job, 'kind'>): number {
  return kind === 'create' ? DESIGN_SHARE : 0;
}
