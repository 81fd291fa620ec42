import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Injectable } from '@nestjs/common';
import { ConflictError } from '@app/platform';
import { VersionFiles } from '../version-files';
import { VideosService } from '../videos.service';
import { DrawPlanService } from './draw-plan.service';
import { type PlannedStill, toStills } from './planned-video';

/** A picture of every scene of one version, whether it is rendered or not. */
export interface VersionStills {
  videoId: string;
  version: number;
  stills: PlannedStill[];
}

/** Draws the scenes of a version as a plan draws them: small, settled, free. */
@Injectable()
export class VersionStillsService {
  constructor(
    private readonly videos: VideosService,
    private readonly files: VersionFiles,
    private readonly drawing: DrawPlanService,
  ) {}

  /**
   * Of the current version unless told; pictures that cannot be drawn are left out. Throws `NotFoundError`, `ConflictError`
   * before there is a storyboard, and the signal's reason.
   */
  async draw(id: string, accountId: string, version: number | undefined, signal: AbortSignal): Promise<VersionStills> {
    const { video, current } = await this.videos.getVersion(id, accountId, version);
    if (!current) throw new ConflictError(`${video.id} is ${video.status}; its script is not written yet`);
    const folder = await mkdtemp(join(tmpdir(), 'factreel-stills-'));
    try {
      const shown = new Set([...current.stills, ...(current.footage ?? [])].map(({ path }) => path));
      const files = await this.files.fetchDesign(current, folder, shown);
      const { storyboard } = current;
      const { narration, stills, footage } = files;
      const drawn = await this.drawing.draw({ storyboard, narration, stills, footage }, signal);
      return { videoId: video.id, version: current.version, stills: toStills(storyboard, drawn.stills) };
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  }
}
