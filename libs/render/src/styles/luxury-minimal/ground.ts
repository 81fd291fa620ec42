import { placeRect } from '../../compose/place';
import { Z } from '../../stage/stage';
import type { Layer } from '../../timeline/layer';
import type { SceneEnv } from '../scene-env';
import { LUXURY } from './preset';

/** The ground of every scene. */
export function luxuryMinimalGround(env: SceneEnv): Layer[] {
  const { width, height } = env.stage;
  return [placeRect(env, 'ground', { x: 0, y: 0, w: width, h: height }, LUXURY.ivory, { z: Z.ground })];
}
