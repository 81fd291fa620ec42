import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Inject, Injectable } from '@nestjs/common';
import { type AwaitsChildren, type Completion, type Job, JobHandler, type JobRun } from '@app/jobs';
import { Database } from '@app/platform';
import { proveVideo } from '@app/picture';
import { renderVideo, serverSurface } from '@app/render';
import { FFMPEG_CONFIG } from '@app/sources';
import { RENDERING_CONFIG, type RenderingConfig } from './rendering.config';
import { CompleteRenderService } from './complete-render.service';
import { FanOutRender } from './fanout/fan-out-render.service';
import { videoOf } from '../jobs/video-job';
import { refuseUnproven } from '../proven-design';
import { readVersionOrFail, type WholeVersion } from '../read-version';
import { jobOf, renderJobOf, VersionFiles } from '../version-files';
import { Video } from '../video.entity';

/** The render stage: a saved version to files in storage. */
@Injectable()
export class RenderVideoService {
  constructor(
    @Inject(RENDERING_CONFIG.token) private readonly settings: RenderingConfig,
    @Inject(FFMPEG_CONFIG.token) private readonly ffmpegPath: string | undefined,
    private readonly database: Database,
    private readonly files: VersionFiles,
    private readonly completion: CompleteRenderService,
    private readonly fanOut: FanOutRender,
  ) {}

  /**
   * Safe to run again, and beside another run of the same job: both make the same bytes, one commits. Awaits the parts
   * where all workers make the video together. Throws `UnprovenVideoError`.
   */
  @JobHandler('create', 'render')
  @JobHandler('render', 'render')
  @JobHandler('edit', 'render')
  async run(job: Job, { signal, progress }: JobRun): Promise<Completion | AwaitsChildren> {
    const em = this.database.read();
    const video = await em.findOneOrFail(Video, { id: videoOf(job) });
    const version = await readVersionOrFail(em, { videoId: video.id, version: video.version });
    refuseUnproven(version.proof ?? proveVideo(jobOf(version), serverSurface));
    const parts = await this.fanOut.partsOf(job, version, video.durationSeconds);
    if (parts) return await this.fanOut.run(job, version, parts, signal);
    return await this.renderHere(job, version, { signal, progress });
  }

  private async renderHere(
    { accountId }: Job,
    version: WholeVersion,
    { signal, progress }: JobRun,
  ): Promise<Completion> {
    const folder = await mkdtemp(join(tmpdir(), 'factreel-render-'));
    try {
      const started = performance.now();
      const design = await this.files.fetchDesign(version, folder);
      const outDir = join(folder, 'out');
      await mkdir(outDir);
      const cut = await renderVideo(renderJobOf({ storyboard: version.storyboard, ...design }, accountId), {
        outDir,
        signal,
        ffmpegPath: this.ffmpegPath,
        parallel: this.settings.parallel,
        onProgress: progress,
      });
      await this.files.keepCut(version, cut);
      return await this.completion.complete(cut, Math.round(performance.now() - started));
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  }
}
