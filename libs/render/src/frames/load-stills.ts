import { loadImage, type Image } from '../fonts/canvas';
import type { Still } from '../storyboard/narration';

/** Decoded stills by index; files that cannot be read or decoded are listed, not thrown. */
export interface LoadedStills {
  images: Map<number, Image>;
  missing: number[];
}

/** Loads a film's pictures before its first frame. */
export async function loadStills(stills: readonly Still[]): Promise<LoadedStills> {
  const images = new Map<number, Image>();
  const missing: number[] = [];
  for (const [index, still] of stills.entries()) {
    try {
      images.set(index, await loadImage(still.path));
    } catch {
      missing.push(index);
    }
  }
  return { images, missing };
}
