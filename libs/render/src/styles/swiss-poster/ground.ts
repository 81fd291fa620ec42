import { place } from '../../compose/place';
import { Z } from '../../stage/stage';
import type { Layer } from '../../timeline/layer';
import type { SceneEnv } from '../scene-env';
import { SWISS } from './preset';

/** Flat paper; the end card is all red. */
export function swissGround(env: SceneEnv): Layer[] {
  const box = { x: 0, y: 0, w: env.stage.width, h: env.stage.height };
  const fill = env.scene.layout === 'end' ? SWISS.red : SWISS.paper;
  return [place(env, 'pattern', 'ground', { pattern: 'fill', box, fill }, { z: Z.ground, box })];
}
