import { place } from '../../compose/place';
import { Z } from '../../stage/stage';
import type { Layer } from '../../timeline/layer';
import type { SceneEnv } from '../scene-env';
import { VAPOR } from './preset';
import { sway } from './vapor-motion';

/** A palm that stands before the sunset and sways; `r` the length of its fronds, pixels. */
export function palm(
  env: SceneEnv,
  id: string,
  at: { x: number; y: number; r: number; lean: number; foot?: number },
): Layer[] {
  const foot = at.foot ?? env.stage.height + 20;
  const data = {
    ...at,
    foot,
    salt: id,
    color: VAPOR.floor,
    split: [`${VAPOR.pink}B0`, `${VAPOR.cyan}80`],
  };
  const crown = { x: at.x - at.r, y: at.y - at.r, w: 2 * at.r, h: 2 * at.r };
  const left = Math.min(at.x, at.x + at.lean) - at.r * 0.1;
  const trunk = { x: left, y: at.y, w: Math.abs(at.lean) + at.r * 0.2, h: foot - at.y };
  return [
    place(env, 'paint', `${id}-trunk`, { painter: 'vapor.trunk', data }, { z: Z.art, box: trunk }),
    place(
      env,
      'paint',
      `${id}-crown`,
      { painter: 'vapor.crown', data },
      { z: Z.art, box: crown, motion: sway(env, 1.6, at.x / 1000) },
    ),
  ];
}
