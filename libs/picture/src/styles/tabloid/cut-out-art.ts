import type { Context } from '../../surface/surface';

/** Draws a thing in greys inside (0,0,w,h); only its lightness is printed, so greys are no colours of the video. */
export type CutOutArt = (ctx: Context, w: number, h: number) => void;

/** A grey of a level from 0 to 255. */
export function grey(level: number): string {
  return `rgb(${level}, ${level}, ${level})`;
}

/** Light across a round body from x0 to x1: pairs of share and level. */
export function sheen(
  ctx: Context,
  x0: number,
  x1: number,
  stops: ReadonlyArray<readonly [share: number, level: number]>,
): ReturnType<Context['createLinearGradient']> {
  const light = ctx.createLinearGradient(x0, 0, x1, 0);
  for (const [share, level] of stops) light.addColorStop(share, grey(level));
  return light;
}

/** Corners of a five-pointed star around (0,0), its points one away. */
export function starPoints(): Array<[number, number]> {
  return Array.from({ length: 10 }, (_, point): [number, number] => {
    const way = (point / 5) * Math.PI - Math.PI / 2;
    const reach = point % 2 === 0 ? 1 : 0.42;
    return [Math.cos(way) * reach, Math.sin(way) * reach];
  });
}
