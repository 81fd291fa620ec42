import type { Context } from '../surface/surface';

/** A share of a gradient's way, and the colour there. */
export type Stop = [share: number, color: string];

/** A gradient in frame pixels. */
export type Gradient =
  | { gradient: 'linear'; from: [number, number]; to: [number, number]; stops: Stop[] }
  | { gradient: 'radial'; at: [number, number]; r0: number; r1: number; stops: Stop[] };

export type Fill = string | Gradient;

/** A gradient from one height to another. */
export function fillDown(from: number, to: number, ...stops: Stop[]): Gradient {
  return { gradient: 'linear', from: [0, from], to: [0, to], stops };
}

/** A gradient from one x to another. */
export function fillAcross(from: number, to: number, ...stops: Stop[]): Gradient {
  return { gradient: 'linear', from: [from, 0], to: [to, 0], stops };
}

/** A gradient from point to point. */
export function fillAlong(from: [number, number], to: [number, number], ...stops: Stop[]): Gradient {
  return { gradient: 'linear', from, to, stops };
}

/** A gradient outwards between two radii. */
export function fillAround(at: [number, number], r0: number, r1: number, ...stops: Stop[]): Gradient {
  return { gradient: 'radial', at, r0, r1, stops };
}

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
