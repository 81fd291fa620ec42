import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Injectable } from '@nestjs/common';
import { type Completion, type Job, JobHandler, type JobRun } from '@app/jobs';
import { inSpan } from '@app/platform';
import type { VideoWarning } from '@app/picture';
import type { SourcePack } from '@app/sources';
import { CompleteDesignService } from './complete-design.service';
import { DesignInputService } from './design-input.service';
import { VideoMediaService } from './video-media.service';
import { SourceDesigner, type SourceVideo, type SourceOrder } from './source-designer';
import { PlansService } from '../plan/plans.service';
import type { VideoPlan } from '../plan/video-plan.entity';
import { VersionFiles } from '../version-files';

/** The design stage: source pack to storyboard, narration and stills. */
@Injectable()
export class DesignVideoService {
  constructor(
    private readonly designer: SourceDesigner,
    private readonly media: VideoMediaService,
    private readonly files: VersionFiles,
    private readonly completion: CompleteDesignService,
    private readonly input: DesignInputService,
    private readonly plans: PlansService,
  ) {}

  /** Safe to run again, and beside another run of the same job: the first to commit counts. */
  @JobHandler('create', 'design')
  async run(job: Job, { signal }: Pick<JobRun, 'signal'>): Promise<Completion> {
    const { video, pack, order } = await this.input.read(job, signal);
    const folder = await mkdtemp(join(tmpdir(), 'factreel-design-'));
    try {
      const plan = await this.plans.of(video.id);
      const design = plan
        ? await this.told(plan, order, folder, signal)
        : await this.designer.design(order, folder, signal);
      const dressed = await inSpan({ name: 'video.media' }, () =>
        this.media.dress({ video, job }, design, folder, signal),
      );
      const warnings = [...sourceWarnings(pack), ...design.warnings, ...dressed.warnings];
      const kept = await this.files.keepDesign(
        { videoId: video.id, version: video.version },
        { ...dressed, narration: design.narration },
      );
      const inBrowser = pack.reading?.readBy === 'browser';
      return this.completion.complete({ ...design, ...dressed, ...kept, warnings, inBrowser });
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  }

  /** The video that a plan shows, as it was edited before its order, its pictures as they were shown. */
  private async told(
    { laidOut, edit }: VideoPlan,
    order: SourceOrder,
    folder: string,
    signal: AbortSignal,
  ): Promise<SourceVideo> {
    const stills = await this.files.fetchStills(folder, laidOut.stills);
    return await this.designer.tell(order, { ...laidOut, stills }, edit, folder, signal);
  }
}

/** What its reader could not read, and how it had to read it, for whoever made the video. */
function sourceWarnings({ reading }: SourcePack): VideoWarning[] {
  const warn = (code: string, message: string): VideoWarning => ({ code, message, scene: null, atMs: null });
  const drawn = 'The page shows nothing without its scripts, and was read in a browser.';
  return [
    ...(reading?.readBy === 'browser' ? [warn('read_in_browser', drawn)] : []),
    ...(reading?.warnings ?? []).map((message) => warn('source', message)),
  ];
}
