import { Inject, Injectable, Logger } from '@nestjs/common';
import { Slots } from '@app/platform';
import { drawStills, type SceneStill } from '@app/render';
import type { VideoJob, VideoWarning } from '@app/picture';
import { FFMPEG_CONFIG } from '@app/sources';

/** Plans of all accounts that are drawn at once in a process; each keeps a processor busy for some seconds. */
const AT_ONCE = 1;
/** A quarter of the video's size: words can be read, and a dozen fit into an answer. */
const SCALE = 0.25;
const QUALITY = 74;
/** Before they are written as text, which takes a third more. */
const MOST_BYTES = 700_000;

/** Pictures of a plan, and what its caller should know about them. */
export interface PlanPictures {
  stills: SceneStill[];
  warnings: VideoWarning[];
}

/** Draws the scenes of planned videos, a few plans at a time. */
@Injectable()
export class DrawPlanService {
  private readonly logger = new Logger(DrawPlanService.name);
  private readonly slots = new Slots(AT_ONCE);

  constructor(@Inject(FFMPEG_CONFIG.token) private readonly ffmpegPath: string | undefined) {}

  /** A plan without pictures is still a plan: what goes wrong is a warning. Throws only the signal's reason. */
  async draw(job: VideoJob, signal: AbortSignal): Promise<PlanPictures> {
    const { ffmpegPath } = this;
    try {
      const options = { scale: SCALE, quality: QUALITY, ffmpegPath, signal };
      const drawn = await this.slots.run(() => drawStills(job, options), signal);
      const stills = withinBytes(drawn);
      return { stills, warnings: stills.length < drawn.length ? [fewer(stills.length, drawn.length)] : [] };
    } catch (error) {
      signal.throwIfAborted();
      this.logger.warn({ err: error }, 'the pictures of a plan were not drawn');
      const message = 'The pictures of the plan could not be drawn.';
      return { stills: [], warnings: [{ code: 'no_stills', message, scene: null, atMs: null }] };
    }
  }
}

function withinBytes(drawn: readonly SceneStill[]): SceneStill[] {
  let bytes = 0;
  return drawn.filter(({ jpeg }) => (bytes += jpeg.length) <= MOST_BYTES);
}

function fewer(shown: number, all: number): VideoWarning {
  const message = `Only ${shown} of ${all} scenes are shown as pictures, so that the answer stays small.`;
  return { code: 'fewer_stills', message, scene: null, atMs: null };
}
