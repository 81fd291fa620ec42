import { CanvasMeasurer } from '../fonts/canvas-measurer';
import type { DrawEnv } from '../layers/painter';
import type { FilmJob } from '../storyboard/film-job';
import { styleNamed } from '../styles';
import { buildTimeline } from '../timeline/build-timeline';
import type { Timeline } from '../timeline/timeline';
import { Compositor } from './compositor';
import { loadStills } from './load-stills';

/** A film ready to draw any of its frames. */
export interface OpenFilm {
  timeline: Timeline;
  compositor: Compositor;
  /** Environment of a frame, for measuring what it draws. */
  envAt: (frame: number) => DrawEnv;
  missingStills: number[];
}

/** Registers fonts, loads pictures, resolves the timeline. Throws what `buildTimeline` throws. */
export async function openFilm(job: FilmJob): Promise<OpenFilm> {
  const timeline = buildTimeline(job);
  const { images, missing } = await loadStills(job.stills);
  const style = styleNamed(job.storyboard.style);
  const measurer = new CanvasMeasurer(timeline.language);
  const shared = {
    stage: timeline.stage,
    fps: timeline.fps,
    seed: timeline.seed,
    language: timeline.language,
    measurer,
    stills: images,
    painters: style.painters,
  };
  const envAt = (frame: number): DrawEnv => ({ ...shared, frame });
  return { timeline, compositor: new Compositor(timeline, envAt, style.transitions), envAt, missingStills: missing };
}
