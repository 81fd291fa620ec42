import { join } from 'node:path';
import type { Domain } from '@app/story';
import { imagePrompt } from '../prompts/write-prompts';
import { FRAME_SIZES } from './frame-size';
import { changed, type VideoOfStills, sceneOf } from './video-of-stills';
import { FAILED, type MediaStudio } from './media-studio';
import { planPictures } from './plan-media';
import { withStill } from './scene-pictures';

/** Has pictures made for the scenes that want one, side by side; those that fail are left out. */
export async function addPictures(
  video: VideoOfStills,
  wishes: { images: number; domain: Domain },
  studio: MediaStudio,
  folder: string,
): Promise<VideoOfStills> {
  const { storyboard, promised } = video;
  const { style, seed, brand, format, title } = storyboard;
  const look = { ...FRAME_SIZES[format], style, seed, domain: wishes.domain, ...(brand ? { brand } : {}) };
  const made = await Promise.all(
    planPictures(storyboard, promised, wishes.images).map(async (sceneId, index) => {
      const path = join(folder, `made-image-${index + 1}`);
      const prompt = imagePrompt(storyboard, sceneOf(storyboard, sceneId));
      const image = await studio.image({ ...look, index, prompt }, path);
      return image === FAILED ? null : { sceneId, still: { key: '', path, ...image, alt: title } };
    }),
  );
  let pictured = video;
  for (const entry of made) {
    if (!entry) continue;
    const place = pictured.stills.length;
    pictured = changed(pictured, entry.sceneId, (scene) => withStill(scene, place));
    pictured = { ...pictured, stills: [...pictured.stills, entry.still] };
  }
  return pictured;
}
