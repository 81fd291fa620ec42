import type { Brand, StyleName } from '@app/picture';
import type { Context } from '@app/render';
import type { Domain } from '@app/story';
import type { Tones } from './tones';

/** A picture to be drawn by the house: size in pixels; the same order gives the same picture. */
export interface BackdropOrder {
  width: number;
  height: number;
  style: StyleName;
  brand?: Brand;
  /** Kind of payload the video tells; chooses the motif. */
  domain: Domain;
  seed: number;
}

/** What the painters of a backdrop share. */
export interface Brush {
  ctx: Context;
  w: number;
  h: number;
  /** The shorter side: what sizes are shares of. */
  unit: number;
  tones: Tones;
  /** 0 up to 1, seeded. */
  random: () => number;
  /** Centre of attention, pixels; kept above the lower third, where words stand. */
  focus: { x: number; y: number };
}

/** A way to compose a backdrop: what lies behind the motif and what lies before it. */
export interface BackdropFamily {
  back(brush: Brush): void;
  front(brush: Brush): void;
}

/** Draws the one object of a backdrop around its focus. */
export type MotifPainter = (brush: Brush) => void;

/** A number from `least` up to `most`. */
export function between(random: () => number, least: number, most: number): number {
  return least + (most - least) * random();
}
