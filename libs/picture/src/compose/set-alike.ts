import type { VideoEnv } from '../styles/scene-env';
import type { TextBlock } from '../text/text-block';
import type { Look } from './set-in';

/** Sets several texts at one size, the largest at which each fits its room; pixels. */
export function setAlike(
  env: VideoEnv,
  looks: readonly Look[],
  room: { w: number; h: number; lines?: number },
): TextBlock[] {
  const specOf = (look: Look) => ({
    ...look,
    width: Math.max(1, room.w),
    maxHeight: Math.max(1, room.h),
    maxLines: room.lines ?? look.maxLines,
  });
  const size = Math.min(...looks.map((look) => env.fit(specOf(look)).size));
  // A floor of the very size would break words by their advance that fit by their ink.
  return looks.map((look) => env.fit({ ...specOf(look), size, floor: size * 0.995 }));
}

/** Several texts at one size, on one line each, or all on up to two where one is too long for that. */
export function setOnOneOrTwo(env: VideoEnv, looks: readonly Look[], room: { w: number; h: number }): TextBlock[] {
  const one = setAlike(env, looks, { ...room, lines: 1 });
  const isWhole = one.every(({ w, lines }) => w <= room.w && lines.length === 1);
  return isWhole ? one : setAlike(env, looks, { ...room, lines: 2 });
}
