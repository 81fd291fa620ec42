import { loadImage, type Image } from '../fonts/canvas';
import type { Still } from '@app/picture';

/** Decoded stills by index; files that cannot be read or decoded are left out, not thrown. */
export interface LoadedStills {
  images: Map<number, Image>;
}

/** Loads a video's pictures before its first frame. */
export async function loadStills(stills: readonly Still[]): Promise<LoadedStills> {
  const images = new Map<number, Image>();
  for (const [index, still] of stills.entries()) {
    try {
      images.set(index, await loadImage(still.path));
    } catch {
      // Absent here means missing on screen: the style draws in its place and the checks tell.
      continue;
    }
  }
  return { images };
}
