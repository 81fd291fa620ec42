import type { Layer } from '../../timeline/layer';
import type { SceneEnv, SceneOf } from '../scene-env';
import { emoji, faceFor } from './faces';
import { neonOf } from './ground';
import { cue, lean, meme, punch } from './type-and-motion';
import { page, shoutDown } from './page';
import { CHAOS } from './preset';

/** Top text, bottom text: the oldest layout there is. */
export function headlineLayout(env: SceneEnv<SceneOf<'headline'>>): Layer[] {
  const { scene } = env;
  const [kicker, support] = [env.text(scene.kicker), env.text(scene.support)];
  const { words, face } = page(env, 0.8);
  const said = shoutDown(env, words, [
    kicker
      ? { id: 'kicker', look: meme(env, kicker, 92, neonOf(env), 2), share: 0.18, degrees: -2, motion: punch(env, 0) }
      : null,
    {
      id: 'headline',
      look: meme(env, env.text(scene.headline), 300, CHAOS.white, 4),
      share: support ? 0.74 : 1,
      gap: 12,
      degrees: lean(env, 3),
      motion: punch(env, cue(env, 1), 'basshit'),
    },
    support
      ? {
          id: 'support',
          look: meme(env, support, 96, CHAOS.yellow, 2),
          gap: 12,
          degrees: 2,
          motion: punch(env, cue(env, 5)),
        }
      : null,
  ]);
  return [emoji(env, 'face', faceFor(env), face, { at: 0 }), ...said.layers];
}
