import {
  inNewInks,
  newInks,
  recolored,
  CanvasMeasurer,
  type DrawEnv,
  type VideoJob,
  type NewInks,
  type Scene,
  styleNamed,
  buildTimeline,
  type Timeline,
  Compositor,
} from '@app/picture';
import { openReels } from './load-footage';
import { loadStills } from './load-stills';

/** A video ready to draw any of its frames. */
export interface OpenVideo {
  timeline: Timeline;
  compositor: Compositor;
  /** What some of its texts are written in so that they can be read; found again unless the job brings them. */
  inks: NewInks;
  /** Environment of a frame, for measuring what it draws. */
  envAt: (frame: number) => DrawEnv;
  /** Stills that a scene asks for and that could not be read. */
  missingStills: number[];
}

/** Registers fonts, loads pictures, resolves the timeline. Throws what `buildTimeline` throws. */
export async function openVideo(job: VideoJob): Promise<OpenVideo> {
  const built = buildTimeline(job);
  const { images } = await loadStills(job.stills);
  const wanted = job.storyboard.scenes.flatMap(stillsIn);
  const style = styleNamed(job.storyboard.style);
  const measurer = new CanvasMeasurer(built.language);
  const shared = {
    stage: built.stage,
    fps: built.fps,
    seed: built.seed,
    language: built.language,
    measurer,
    stills: images,
    footage: openReels(job.footage),
    tint: (color: string) => recolored(color, built.colors),
    painters: style.painters,
  };
  const envAt = (frame: number): DrawEnv => ({ ...shared, frame });
  const inks = job.inks ?? newInks(built, envAt);
  const timeline = inNewInks(built, inks);
  return {
    timeline,
    inks,
    compositor: new Compositor(timeline, envAt, style.transitions),
    envAt,
    missingStills: [...new Set(wanted)].filter((index) => !images.has(index)),
  };
}

function stillsIn(scene: Scene): number[] {
  const own = 'still' in scene && scene.still !== undefined ? [scene.still] : [];
  const rows = scene.layout === 'leaderboard' ? scene.rows.flatMap((row) => row.still ?? []) : [];
  return [...own, ...rows];
}
