import { type OpenVideo as PreparedVideo, prepareVideo, requirePresets, styleNamed, type VideoJob } from '@app/picture';
import type { Canvas } from '../fonts/canvas';
import { openReels } from './load-footage';
import { loadStills } from './load-stills';
import { serverSurface } from './server-surface';

// A preset that breaks its schema stops the process at start.
requirePresets();

/** A video ready to draw any of its frames on the server's canvas. */
export type OpenVideo = PreparedVideo<Canvas>;

/** Registers fonts, loads pictures, resolves the timeline. Throws what `buildTimeline` throws. */
export async function openVideo(job: VideoJob): Promise<OpenVideo> {
  const { images } = await loadStills(job.stills);
  const style = styleNamed(job.storyboard.style);
  return prepareVideo(job, { style, surface: serverSurface, stills: images, footage: openReels(job.footage) });
}
