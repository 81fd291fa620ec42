import { startsOnRight } from '../../compose/reading-side';
import { place, placeRect, placeStill } from '../../compose/place';
import { fillAlong } from '../../layers/fill';
import type { ShapeProps } from '../../layers/shape.layer';
import { Z, type Box } from '../../stage/stage';
import { entrance } from '../../standard/plain-kit';
import type { Layer } from '../../timeline/layer';
import { wipeIn } from '../../timeline/motion';
import type { SceneEnv } from '../scene-env';
import { leaving, thrownIn } from './type-and-motion';
import { HYPE } from './preset';

/** A slab of metal across the frame: an ingot for what matters, dark glass with a lit edge for the rest. */
export function plate(env: SceneEnv, id: string, box: Box, options: { at: number; strong: boolean }): Layer[] {
  const { unit } = env.stage;
  const { strong } = options;
  const motion = [wipeIn({ at: entrance(env, options.at), ms: 340 }), leaving(env)];
  const face: ShapeProps = {
    shape: 'rect',
    box,
    fill: strong
      ? fillAlong(
          [box.x, box.y],
          [box.x + box.w * (strong ? 0.3 : 1), box.y + box.h],
          [0, HYPE.cream],
          [0.45, HYPE.gold],
          [0.54, HYPE.bright],
          [1, HYPE.deepGold],
        )
      : fillAlong(
          [box.x, box.y],
          [box.x + box.w * (strong ? 0.3 : 1), box.y + box.h],
          [0, `${HYPE.umber}E0`],
          [1, `${HYPE.soot}B0`],
        ),
    ...(strong ? { glow: { color: `${HYPE.deepGold}90`, blur: 50 * unit } } : {}),
  };
  const edge = { ...box, h: Math.max(2, 4 * unit) };
  return [
    place(env, 'shape', id, face, { z: Z.marks, box, motion }),
    placeRect(env, `${id}.edge`, edge, strong ? HYPE.white : HYPE.bronze, { z: Z.marks + 1, motion }),
  ];
}

/** A logo in a golden ring on the reading side of a room, at its top; nothing where there is none. */
export function emblem(
  env: SceneEnv,
  still: number | undefined,
  room: Pick<Box, 'x' | 'y' | 'w'>,
  size: number,
  leaves = true,
): Layer[] {
  const x = startsOnRight(env) ? room.x + room.w - size : room.x;
  const look = { radius: size / 2, backing: HYPE.white, ring: { color: HYPE.gold, width: 4 * env.stage.unit } };
  const motion = leaves ? [thrownIn(env, 0), leaving(env)] : thrownIn(env, 0);
  return placeStill(env, 'logo', still, { x, y: room.y, w: size, h: size }, look, { z: Z.type, motion });
}
