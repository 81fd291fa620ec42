import { place } from '../../compose/place';
import { Z } from '../../stage/stage';
import { entrance } from '../../standard/plain-kit';
import type { Layer } from '../../timeline/layer';
import { fade, single } from '../../timeline/motion';
import type { SceneEnv } from '../scene-env';
import { beats } from './hype-motion';
import type { FlareData } from './metal.painters';
import { HYPE } from './preset';

/** An anamorphic flare that sweeps in along a height, then burns on with the drum; `x` is its hot spot at rest. */
export function flare(env: SceneEnv, id: string, x: number, y: number, at: number, z: number = Z.type + 2): Layer {
  const { width } = env.stage;
  const data: FlareData = { x, y, reach: width * 0.84, color: HYPE.deepGold, core: HYPE.cream };
  const start = entrance(env, at);
  const motion = [
    single('x', { at: start, ms: 700 }, -width * 0.8, 0, 700, 'expo-out'),
    fade({ at: start, ms: 200 }),
    beats(env, 2, 0.5, 0.62),
  ];
  return place(env, 'paint', id, { painter: 'flare', data }, { z, motion });
}
