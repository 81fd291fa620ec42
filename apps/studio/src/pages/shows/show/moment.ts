import type { Video } from '../../../videos/video-query';

/** A second of a video, and the scene that stands there, from 1. */
export interface Moment {
  seconds: number;
  scene: number;
}

/** The scene of a second; the last one at and after the end. */
export function momentAt(
  scenes: ReadonlyArray<Pick<Video['scenes'][number], 'n' | 'duration'>>,
  seconds: number,
): Moment {
  let end = 0;
  const at = scenes.find(({ duration }) => seconds < (end += duration)) ?? scenes.at(-1);
  return { seconds, scene: at?.n ?? 1 };
}
