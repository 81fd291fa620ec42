import type { EaseName } from './easing';

/**
 * `wipe` reveals 0..1 from a side; `progress` feeds chart drawing, typed text and filling cells; `focus` says which mark of a
 * chart keeps its colour (see `focusOn`).
 */
const TRACK_PROPS = ['opacity', 'x', 'y', 'scale', 'rotate', 'wipe', 'progress', 'focus'] as const;
export type TrackProp = (typeof TRACK_PROPS)[number];

/** Offsets in pixels, rotation in degrees, everything else a share or factor. */
export type LayerState = Record<TrackProp, number>;

/** `ease` shapes the way from the key before to this one. */
export interface Key {
  frame: number;
  value: number;
  ease?: EaseName;
}

/** Values of one property over absolute frames; several tracks of one property add (x, y, rotate, focus) or multiply. */
export interface Track {
  prop: TrackProp;
  keys: Key[];
}

export type Side = 'left' | 'right' | 'top' | 'bottom';
