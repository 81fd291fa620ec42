import { seededRandom } from '../random';
import type { Box } from '../stage/stage';
import { drawBust, type BustColors } from './bust';
import type { Painter } from './painter';

/** Half a lid's way, frames: a blink closes and opens in six. */
const BLINK = 3;
/** One blink falls somewhere into each stretch of this many frames. */
const BLINK_EVERY = 84;
/** Drawn at 15 frames a second, as drawn people are. */
const STEP = 2;

/** How wide a mouth stands on an absolute frame, 0 to 1. */
export interface MouthKey {
  frame: number;
  open: number;
}

/** A drawn presenter from the chest up: shoulders on the box's lower edge, hair at its upper one. */
export interface PresenterProps {
  box: Box;
  colors: BustColors;
  /** Which of the drawn people; the video's seed chooses, so that it is the same one all along. */
  person: number;
  /** In order of time; straight between two keys, shut before the first and after the last. */
  mouth: MouthKey[];
}

/** Opening of a mouth on a frame. */
export function mouthAt(keys: readonly MouthKey[], frame: number): number {
  const next = keys.findIndex((key) => key.frame > frame);
  const after = next < 0 ? undefined : keys[next];
  const before = next < 0 ? keys.at(-1) : keys[next - 1];
  if (!before || !after) return 0;
  const share = (frame - before.frame) / Math.max(1, after.frame - before.frame);
  return before.open + (after.open - before.open) * share;
}

/** How far lids are shut on a frame, 0 to 1; seeded, so that a video blinks alike on every machine. */
export function lidsAt(seed: number, frame: number): number {
  const stretch = Math.floor(frame / BLINK_EVERY);
  const middle = stretch * BLINK_EVERY + 12 + Math.floor(seededRandom(seed, `blink${stretch}`)() * (BLINK_EVERY - 24));
  return Math.max(0, 1 - Math.abs(frame - middle) / BLINK);
}

/** Sways, breathes, blinks, and speaks with the voice. */
export const presenterPainter: Painter<PresenterProps> = {
  draw(ctx, props, _state, env) {
    const frame = env.frame - (env.frame % STEP);
    const seconds = frame / env.fps;
    ctx.save();
    ctx.beginPath();
    ctx.rect(props.box.x, props.box.y, props.box.w, props.box.h);
    ctx.clip();
    drawBust(ctx, props.box, props.colors, props.person, {
      sway: Math.sin((seconds * Math.PI * 2) / 4.6),
      breath: Math.sin((seconds * Math.PI * 2) / 3.4),
      lids: lidsAt(env.seed, frame),
      mouth: mouthAt(props.mouth, frame),
    });
    ctx.restore();
  },
  pulse: (_props, env) => String(env.frame - (env.frame % STEP)),
};
