import { place } from '../../compose/place';
import { readsFromRight } from '../../compose/reading-side';
import { Z, type Box } from '../../stage/stage';
import type { Layer } from '../../timeline/layer';
import type { SceneEnv } from '../scene-env';
import { rest } from './lux-motion';
import { LUXURY } from './preset';
import { GOLD, PEARL, type SphereData } from './sphere.painter';
import { isNight } from './tones';

/** A ball on the table: its middle and radius, and whether it is gold. */
export interface Ball {
  x: number;
  y: number;
  r: number;
  gold: boolean;
}

/** Puts a ball into the scene. */
export function ball(env: SceneEnv, id: string, { x, y, r, gold }: Ball, at: number, z: number = Z.art): Layer {
  const data: SphereData = { x, y, r, skin: gold ? GOLD : PEARL, shadow: isNight(env) ? LUXURY.black : LUXURY.stone };
  const box = { x: x - r * 1.2, y: y - r * 1.1, w: r * 3, h: r * 2.5 };
  return place(env, 'paint', id, { painter: 'lux.sphere', data }, { z, box, motion: rest(env, at) });
}

/** A ball that stands in the lower corner of a room, away from where reading starts; null where the room is too small. */
export function ballIn(env: SceneEnv, room: Box, gold: boolean, largest: number): Ball | null {
  const { unit } = env.stage;
  const r = Math.min(largest * unit, room.h * 0.46, room.w * 0.3);
  if (r < 70 * unit) return null;
  const x = readsFromRight(env) ? room.x + r * 1.15 : room.x + room.w - r * 1.35;
  return { x, y: room.y + room.h - r * 1.08, r, gold };
}
