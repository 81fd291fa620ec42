import { inNewInks, newInks } from '../brand/legible-inks';
import { recolored } from '../brand/recolor';
import type { DrawEnv, FootageReel } from '../layers/painter';
import type { VideoJob, NewInks } from '../storyboard/video-job';
import type { Scene } from '../storyboard/storyboard';
import type { Style } from '../styles/style';
import type { Canvas, Image, Surface } from '../surface/surface';
import { SurfaceMeasurer } from '../surface/surface-measurer';
import { timelineIn } from '../timeline/build-timeline';
import type { Timeline } from '../timeline/timeline';
import { Compositor } from './compositor';

/** A video ready to draw any of its frames. */
export interface OpenVideo<C extends Canvas = Canvas> {
  timeline: Timeline;
  compositor: Compositor<C>;
  /** What some of its texts are written in so that they can be read; found again unless the job brings them. */
  inks: NewInks;
  /** Environment of a frame, for measuring what it draws. */
  envAt: (frame: number) => DrawEnv;
  /** Stills that a scene asks for and that could not be read. */
  missingStills: number[];
}

/** The style, the surface and the decoded pictures that a video is drawn from; the picture library loads nothing itself. */
export interface VideoAssets<C extends Canvas> {
  style: Style;
  surface: Surface<C>;
  /** Where frames are composed, if elsewhere than texts are measured and judged: on coarser canvases. */
  shown?: Surface<C>;
  /** Decoded stills by their place in the job; absent where one could not be read. */
  stills: ReadonlyMap<number, Image>;
  footage?: ReadonlyMap<number, FootageReel>;
}

/** Resolves the timeline and looks for inks that can be read. Throws what `buildTimeline` throws. */
export function prepareVideo<C extends Canvas>(job: VideoJob, assets: VideoAssets<C>): OpenVideo<C> {
  const { style, surface, shown = surface, stills, footage } = assets;
  const built = timelineIn(style, job, surface);
  const wanted = job.storyboard.scenes.flatMap(stillsIn);
  const shared = {
    surface,
    stills,
    footage,
    stage: built.stage,
    fps: built.fps,
    seed: built.seed,
    language: built.language,
    measurer: new SurfaceMeasurer(surface, built.language),
    tint: (color: string) => recolored(color, built.colors),
    painters: style.painters,
  };
  const envAt = (frame: number): DrawEnv => ({ ...shared, frame });
  const inks = job.inks ?? newInks(built, style, envAt);
  const timeline = inNewInks(built, inks);
  return {
    timeline,
    inks,
    compositor: new Compositor(shown, timeline, envAt, style.transitions),
    envAt,
    missingStills: [...new Set(wanted)].filter((index) => !stills.has(index)),
  };
}

function stillsIn(scene: Scene): number[] {
  const own = 'still' in scene && scene.still !== undefined ? [scene.still] : [];
  const rows = scene.layout === 'leaderboard' ? scene.rows.flatMap((row) => row.still ?? []) : [];
  return [...own, ...rows];
}
