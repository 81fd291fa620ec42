import { type Fill } from '../layers/fill';
import type { LayerPropsByKind } from '../layers/layer-props';
import type { TextProps } from '../layers/text.layer';
import { Z, type Box } from '../stage/stage';
import type { Trend } from '../storyboard/scene-content';
import type { VideoEnv } from '../styles/scene-env';
import type { TextBlock } from '../text/text-block';
import { framesOf, msOf } from '../timeline/frame-rate';
import type { Blend, ChartMark, Layer, LayerKind, LayerOf } from '../timeline/layer';
import type { Motion } from '../timeline/motion';
import type { Side } from '../timeline/track';

/** Everything about a layer but its content. */
export interface PlaceOptions {
  /** Depth; see `Z`. Type stands on `Z.type`, everything else on `Z.marks` by default. */
  z?: number;
  box?: Box;
  motion?: Motion | Motion[];
  /** Milliseconds from the scene's start; the whole scene by default. */
  at?: number;
  until?: number;
  blend?: Blend;
  wipeFrom?: Side;
  marks?: ChartMark[] | undefined;
}

/** A point for a text: its ink's left, right or centre at x, its first baseline or its ink's top at y. */
export interface TextPlace {
  x: number;
  y?: number;
  baseline?: number;
  anchor?: 'left' | 'right' | 'center';
}

/** A layer of the scene, with its motion moved to the video's frames and its sounds cued. Ids are unique within a scene. */
export function place<K extends LayerKind>(
  env: VideoEnv,
  kind: K,
  id: string,
  props: LayerPropsByKind[K],
  options: PlaceOptions = {},
): LayerOf<K> {
  const motions = [options.motion ?? []].flat();
  for (const cue of motions.flatMap((motion) => motion.cues ?? [])) env.cue(cue.sound, msOf(cue.frame), cue.gainDb);
  return {
    id: `${env.owner ?? 'video'}.${id}`,
    kind,
    scene: env.owner,
    props,
    from: env.from + framesOf(options.at ?? 0),
    to: options.until === undefined ? env.from + env.frames : env.from + framesOf(options.until),
    tracks: motions.flatMap((motion) =>
      motion.tracks.map((track) => ({
        ...track,
        keys: track.keys.map((key) => ({ ...key, frame: key.frame + env.from })),
      })),
    ),
    z: options.z ?? Z.marks,
    box: options.box,
    wipeFrom: options.wipeFrom ?? motions.find((motion) => motion.wipeFrom)?.wipeFrom,
    blend: options.blend,
    ...(options.marks ? { marks: options.marks } : {}),
  };
}

/** A set text at a point. */
export function placeText(
  env: VideoEnv,
  id: string,
  block: TextBlock,
  at: TextPlace,
  options: PlaceOptions & Omit<TextProps, 'block' | 'x' | 'y'> = {},
): LayerOf<'text'> {
  const { reveal, highlight, stroke, drop, glow, cursor, ...rest } = options;
  const { x, y } = cornerOf(block, at);
  const props = { block, x, y, reveal, highlight, stroke, drop, glow, cursor };
  return place(env, 'text', id, props, { z: Z.type, box: { x, y, w: block.w, h: block.h }, ...rest });
}

/** A filled rectangle; rules are rectangles too. */
export function placeRect(
  env: VideoEnv,
  id: string,
  box: Box,
  fill: Fill | undefined,
  options: PlaceOptions = {},
): LayerOf<'shape'> {
  return place(env, 'shape', id, { shape: 'rect', box, fill }, { box, ...options });
}

/** A disc in one colour. */
export function placeDisc(
  env: VideoEnv,
  id: string,
  { x, y, r }: { x: number; y: number; r: number },
  fill: Fill,
  options: PlaceOptions = {},
): LayerOf<'shape'> {
  const box = { x: x - r, y: y - r, w: 2 * r, h: 2 * r };
  return place(env, 'shape', id, { shape: 'disc', x, y, r, fill }, { box, ...options });
}

/** A picture of the payload, whole on its backing unless told otherwise; nothing where it is missing. */
export function placeStill(
  env: VideoEnv,
  id: string,
  still: number | undefined,
  box: Box,
  look: Partial<Omit<LayerPropsByKind['picture'], 'still' | 'box'>>,
  options: PlaceOptions = {},
): Layer[] {
  if (still === undefined || !env.still(still)) return [];
  return [place(env, 'picture', id, { still, box, fit: 'contain', radius: 0, ...look }, { box, ...options })];
}

/** A triangle that fills a box: its tip is up for a rise, down for a fall; nothing for what stays. */
export function placeTrend(
  env: VideoEnv,
  id: string,
  trend: Trend | undefined,
  box: Box,
  fill: Fill,
  options: PlaceOptions = {},
): Layer[] {
  if (trend !== 'up' && trend !== 'down') return [];
  const { x, y, w, h } = box;
  const [tip, foot] = trend === 'up' ? [y, y + h] : [y + h, y];
  const points: Array<[number, number]> = [
    [x + w / 2, tip],
    [x + w, foot],
    [x, foot],
  ];
  return [place(env, 'shape', id, { shape: 'polygon', points, fill }, { box, ...options })];
}

/** A drawing of the style's own; `data` has the shape that its painter names. */
export function placePaint(
  env: VideoEnv,
  id: string,
  painter: string,
  data: unknown,
  options: PlaceOptions = {},
): LayerOf<'paint'> {
  return place(env, 'paint', id, { painter, data }, options);
}

/** Top left of a block's ink for a place. */
export function cornerOf(block: TextBlock, at: TextPlace): { x: number; y: number } {
  const shift = at.anchor === 'right' ? block.w : at.anchor === 'center' ? block.w / 2 : 0;
  return { x: at.x - shift, y: at.y ?? (at.baseline ?? 0) - block.baseline };
}
