import { join } from 'node:path';
import type { VideoWarning, Footage } from '@app/picture';
import { seedFault } from '../clips/seed-size';
import { clipPrompt } from '../prompts/write-prompts';
import { FAILED, type MediaStudio } from './media-studio';
import { changed, type VideoOfStills, sceneOf, settle } from './video-of-stills';
import { planClip } from './plan-media';
import { withClip, withSmallStill, withStill } from './scene-pictures';

/** Short side from which a picture may fill a frame; below it stands beside the words. */
const LEAST_FULL_FRAME = 480;
const CLIP_SECONDS = 5;

/** A video whose stills are settled, with its clip where it has one. */
export interface Clipped extends Omit<VideoOfStills, 'promised'> {
  footage: Footage[];
  warnings: VideoWarning[];
}

/**
 * Sets one still of the video in motion, where a scene has room for it; otherwise that scene shows at least the still.
 * `place` is the one that the clip will have among the video's clips.
 */
export async function addClip(
  video: VideoOfStills,
  studio: MediaStudio,
  folder: string,
  place: number,
): Promise<Clipped> {
  const without = { ...settle(video), footage: [], warnings: [] };
  const plan = planClip(video.storyboard, video.stills, video.promised);
  const still = plan && video.stills[plan.still];
  if (!plan || !still) return without;
  const { sceneId } = plan;
  const scene = sceneOf(video.storyboard, sceneId);
  const short = Math.min(still.width, still.height);
  // Whatever becomes of the clip, the scene that was meant for it shows at least its still.
  const shown = short >= LEAST_FULL_FRAME ? withStill(scene, plan.still) : withSmallStill(scene, plan.still);
  const asStill = settle(changed(video, sceneId, () => shown));
  const fault = seedFault(still, video.storyboard.scenes.indexOf(scene) + 1);
  if (fault) return { ...asStill, footage: [], warnings: [fault] };
  const path = join(folder, 'made-clip');
  const order = { prompt: clipPrompt(video.storyboard, scene), seedPath: still.path, seconds: CLIP_SECONDS };
  const clip = await studio.clip(order, path);
  if (clip === FAILED || clip === null) return { ...asStill, footage: [], warnings: [] };
  const { width, height, seconds } = clip;
  const centre = { x: 0.5, y: 0.5 };
  const footage = [{ path, width, height, from: 0, to: seconds, speed: 1, subject: centre, alt: still.alt }];
  const moving = changed(video, sceneId, (still) => withClip(still, place));
  return { ...settle(moving), footage, warnings: [] };
}
