import { FPS } from '@app/picture';

/** A part of a video that is encoded on its own; absolute frames `from <= frame < to`. */
export interface Segment {
  index: number;
  from: number;
  to: number;
}

const TARGET_FRAMES = 5 * FPS;
const MOST_FRAMES = 8 * FPS;

/** Whole scenes, about 4 to 8 s together. Depends on the storyboard alone, so every machine cuts the same video alike. */
export function segmentsOf(scenes: ReadonlyArray<{ from: number; frames: number }>): Segment[] {
  const segments: Segment[] = [];
  for (const scene of scenes) {
    const last = segments.at(-1);
    const to = scene.from + scene.frames;
    const length = last ? last.to - last.from : 0;
    const joins = last && length < TARGET_FRAMES && (length + scene.frames <= MOST_FRAMES || length < FPS * 2);
    if (last && joins) last.to = to;
    else segments.push({ index: segments.length, from: scene.from, to });
  }
  return segments;
}
