import type { Context } from '../../surface/surface';
import type { DrawEnv } from '../../layers/painter';
import { NEWS } from './preset';

const BARS: Array<[number, number, string]> = [
  [0, 30, NEWS.white],
  [30, 190, NEWS.red],
  [220, 26, NEWS.white],
  [246, 70, NEWS.light],
];

/** Width of the slanted bars on 1080x1920. */
export const SLASH_WIDTH = 316;

/** Slanted bars from the frame's top to its bottom; `x` is their left edge at the bottom, `lean` how much further right the top lies. */
export function drawSlash(ctx: Context, x: number, lean: number, height: number, { stage, tint }: DrawEnv): void {
  const { unit } = stage;
  for (const [at, wide, color] of BARS) {
    const left = x + at * unit;
    ctx.fillStyle = tint(color);
    ctx.beginPath();
    ctx.moveTo(left + lean, 0);
    ctx.lineTo(left + lean + wide * unit + 1, 0);
    ctx.lineTo(left + wide * unit + 1, height);
    ctx.lineTo(left, height);
    ctx.fill();
  }
}
