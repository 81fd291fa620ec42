import type { Box } from '../stage/stage';
import type { LayerPropsByKind } from '../layers/layer-props';
import type { Side, Track } from './track';

export type Blend = 'screen' | 'multiply' | 'overlay' | 'lighter';
export type LayerKind = keyof LayerPropsByKind;

/** One drawable thing with its time; plain data. Shown on frames `from <= frame < to`. */
export interface LayerOf<K extends LayerKind> {
  id: string;
  kind: K;
  /** Scene id, or null for what stands over all scenes. */
  scene: string | null;
  props: LayerPropsByKind[K];
  from: number;
  to: number;
  tracks: Track[];
  z: number;
  /** Bounds at rest: pivot of scale and rotation, and the way of a wipe. */
  box?: Box;
  /** Side a wipe starts from; `left` by default. */
  wipeFrom?: Side;
  blend?: Blend;
  /** Marks of a chart that it draws, in its own order; what is told of one is shown on it. */
  marks?: ChartMark[];
}

/** A figure's mark in a chart where it stands fully grown, frame pixels; a point of a line is a box without a size. */
export interface ChartMark {
  figure: string;
  box: Box;
  /** The value that it starts from, where it joins two: such a mark stands on no zero. */
  from?: string;
  /** It stands on a running sum and on no zero. */
  floats?: true;
}

export type Layer = { [K in LayerKind]: LayerOf<K> }[LayerKind];
