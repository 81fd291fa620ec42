import { place, placePaint } from '../../compose/place';
import { stylePainter } from '../../layers/painter';
import { type Box, Z } from '../../stage/stage';
import type { Layer } from '../../timeline/layer';
import type { SceneEnv } from '../scene-env';
import { FRONT } from './ground';
import type { GlintsData, WaterData } from './lake';
import { brightOf, lightOf } from './light';
import { stepDrift } from './type-and-motion';
import { NATURE, type Tint, tintOf } from './preset';
import type { FloorData } from './wood.painters';

/** The ground that marks stand on: its upper edge is their zero. */
export function soil(env: SceneEnv, zero: number, depth: number = FRONT): Layer {
  const { width, height } = env.stage;
  const box = { x: 0, y: zero, w: width, h: height - zero };
  return placePaint(env, 'soil', 'nature.floor', floorOf(env, box), { z: depth, box });
}

function floorOf(env: SceneEnv, box: Box): FloorData {
  const crest = lightOf(env).mid;
  return { box, salt: `${env.owner}.soil`, crest, foot: NATURE.ink, blade: 40 * env.stage.unit };
}

/** The water that marks below zero reach down into: its edge is zero, lights slide along its shore. */
export function tarn(env: SceneEnv, zero: number): Layer[] {
  const { width, height, unit } = env.stage;
  const box = { x: 0, y: zero, w: width, h: height - zero };
  const { haze } = brightOf(env);
  const water: WaterData = {
    box,
    stops: [
      [0, [haze, NATURE.teal, 0.72]],
      [0.12, NATURE.teal],
      [0.4, NATURE.deep],
      [0.8, NATURE.ink],
    ],
  };
  const strip: Box = { ...box, h: Math.min(box.h, 150 * unit) };
  const glints: GlintsData = { box: strip, x: width * 0.62, salt: 'tarn', count: 60, color: NATURE.sun };
  const shore = { shape: 'rect', box: { ...box, h: 3 * unit }, fill: NATURE.sun } as const;
  const z = Z.art + 1;
  const near = env.stage.captionBaseline + 90 * unit;
  const bank = { ...box, y: near, h: height - near };
  return [
    placePaint(env, 'tarn', 'nature.water', water, { z, box }),
    placePaint(env, 'tarn-light', 'nature.glints', glints, { z: z + 0.1, box: strip, motion: stepDrift(env, 4, 1) }),
    placePaint(env, 'bank', 'nature.floor', floorOf(env, bank), { z: z + 0.3, box: bank }),
    place(env, 'shape', 'shore', shore, { z: z + 0.2, box: shore.box }),
  ];
}

/** Bright mist behind silhouettes, from under the words above them down to their zero. */
export function brightness(env: SceneEnv, from: number, zero: number): Layer {
  const { width, unit } = env.stage;
  const box = { x: 0, y: from, w: width, h: zero - from };
  const { haze, disc } = brightOf(env);
  const data: HazeData = { box, color: haze, light: disc, full: Math.min(1, (170 * unit) / box.h) };
  return placePaint(env, 'brightness', 'nature.haze', data, { z: Z.ground + 0.05, box });
}

/** Mist that thickens from nothing at its upper edge to `full`, a share of its height, and stays. */
interface HazeData {
  box: Box;
  color: Tint;
  /** Colour of the light in it, strongest at its foot. */
  light: string;
  full: number;
}

export const hazePainter = stylePainter<HazeData>((ctx, { box, color, light, full }) => {
  const fill = ctx.createLinearGradient(0, box.y, 0, box.y + box.h);
  fill.addColorStop(0, tintOf(color, 0));
  fill.addColorStop(full * 0.5, tintOf(color, 0.55));
  fill.addColorStop(full, tintOf(color, 0.95));
  fill.addColorStop(1, tintOf([color, light, 0.45], 1));
  ctx.fillStyle = fill;
  ctx.fillRect(box.x, box.y, box.w, box.h);
});
