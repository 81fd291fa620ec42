import { place } from '../../compose/place';
import { Z } from '../../stage/stage';
import type { Layer } from '../../timeline/layer';
import type { SceneEnv } from '../scene-env';
import { appear } from './nature-motion';
import { NATURE } from './preset';

/** A logo as a small sun, its right upper corner at a point; nothing where there is none. */
export function logo(
  env: SceneEnv,
  still: number | undefined,
  corner: { x: number; y: number },
  size: number,
  id = 'logo',
): Layer[] {
  if (still === undefined || !env.still(still)) return [];
  const box = { x: corner.x - size, y: corner.y, w: size, h: size };
  const ring = { color: NATURE.amber, width: 4 * env.stage.unit };
  const picture = { still, box, fit: 'contain', radius: size / 2, backing: NATURE.light, ring } as const;
  return [place(env, 'picture', id, picture, { z: Z.type, box, motion: appear(env, 200) })];
}
