import { placeStill } from '../../compose/place';
import { fillDown } from '../../layers/fill';
import { Z } from '../../stage/stage';
import type { Layer } from '../../timeline/layer';
import { progress } from '../../timeline/motion';
import type { SceneEnv, SceneOf } from '../scene-env';
import { wordsRoom } from './places';
import { NATURE } from './preset';
import { bodyType, column, headType, type Words } from './type-and-motion';

type PictureEnv = SceneEnv<SceneOf<'picture'>>;

/** A picture from edge to edge that sinks into the dark of the wood, where the words stand; the wood itself where there is none. */
export function pictureLayout(env: PictureEnv): Layer[] {
  const { unit } = env.stage;
  const { scene } = env;
  const support = env.text(scene.support);
  const words: Words[] = [{ id: 'headline', at: 120, text: headType(env, env.text(scene.headline), 132) }];
  if (support) words.push({ id: 'support', at: 380, text: bodyType(env, support, 56), gap: 44 * unit });
  return [...photo(env), ...column(env, wordsRoom(env), words, 'bottom').layers];
}

function photo(env: PictureEnv): Layer[] {
  const { width, height } = env.stage;
  const box = { x: 0, y: 0, w: width, h: height };
  const scrim = fillDown(
    height * 0.2,
    height * 0.72,
    [0, `${NATURE.deep}33`],
    [0.45, `${NATURE.ink}A6`],
    [1, `${NATURE.ink}F2`],
  );
  const push = progress({ at: 0, ms: (env.frames / 30) * 1000, ease: 'linear' });
  const look = { fit: 'cover', backing: NATURE.ink, scrim } as const;
  return placeStill(env, 'photo', env.scene.still, box, look, { z: Z.art - 0.3, motion: push });
}
