import type { Context } from '../../fonts/canvas';
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
export function drawSlash(ctx: Context, x: number, lean: number, height: number, unit: number): void {
  for (const [at, wide, color] of BARS) {
    const left = x + at * unit;
    ctx.fillStyle = color;
    ctx.beginPath();
    ctx.moveTo(left + lean, 0);
    ctx.lineTo(left + lean + wide * unit + 1, 0);
    ctx.lineTo(left + wide * unit + 1, height);
    ctx.lineTo(left, height);
    ctx.fill();
  }
}
