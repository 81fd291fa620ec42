import { placeRect } from '../../compose/place';
import { Z } from '../../stage/stage';
import type { Layer } from '../../timeline/layer';
import type { SceneEnv } from '../scene-env';
import { ARCADE } from './preset';

/** The ground of every scene. */
export function arcadeGround(env: SceneEnv): Layer[] {
  const { width, height } = env.stage;
  return [placeRect(env, 'ground', { x: 0, y: 0, w: width, h: height }, ARCADE.navy, { z: Z.ground })];
}
