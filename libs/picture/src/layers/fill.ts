import type { Context } from '../surface/surface';

/** A colour, or a gradient in frame pixels with stops of [share, colour]. */
export type Fill =
  | string
  | { gradient: 'linear'; from: [number, number]; to: [number, number]; stops: Array<[number, string]> }
  | { gradient: 'radial'; at: [number, number]; r0: number; r1: number; stops: Array<[number, string]> };

/** A fill as the canvas takes it. */
export function canvasFill(ctx: Context, fill: Fill): string | CanvasGradient {
  if (typeof fill === 'string') return fill;
  const gradient =
    fill.gradient === 'linear'
      ? ctx.createLinearGradient(...fill.from, ...fill.to)
      : ctx.createRadialGradient(...fill.at, fill.r0, ...fill.at, fill.r1);
  for (const [share, color] of fill.stops) gradient.addColorStop(share, color);
  return gradient;
}

type CanvasGradient = ReturnType<Context['createLinearGradient']>;
