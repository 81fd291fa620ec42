import type { Layer } from '../../timeline/layer';
import type { SceneEnv, SceneOf } from '../scene-env';
import { emoji, faceFor } from './faces';
import { neonOf } from './ground';
import { cue, lean, meme, punch, shout } from './type-and-motion';
import { below, page } from './page';
import { CHAOS } from './preset';

/** Top text, bottom text: the oldest layout there is. */
export function headlineLayout(env: SceneEnv<SceneOf<'headline'>>): Layer[] {
  const { scene } = env;
  const { unit } = env.stage;
  const [kicker, support] = [env.text(scene.kicker), env.text(scene.support)];
  const { words, face } = page(env, 0.8);
  const top = kicker
    ? shout(
        env,
        'kicker',
        meme(env, kicker, 92, neonOf(env), 2),
        { ...words, h: words.h * 0.18 },
        { degrees: -2, motion: punch(env, 0) },
      )
    : null;
  const room = below(words, top?.bottom ?? words.y, top ? 12 * unit : 0);
  const headline = shout(
    env,
    'headline',
    meme(env, env.text(scene.headline), 300, CHAOS.white, 4),
    { ...room, h: room.h * (support ? 0.74 : 1) },
    { degrees: lean(env, 3), motion: punch(env, cue(env, 1), 'basshit') },
  );
  const under = below(room, headline.bottom, 12 * unit);
  const said = support
    ? shout(env, 'support', meme(env, support, 96, CHAOS.yellow, 2), under, {
        degrees: 2,
        motion: punch(env, cue(env, 5)),
      })
    : null;
  return [
    emoji(env, 'face', faceFor(env), face, { at: 0 }),
    ...(top?.layers ?? []),
    ...headline.layers,
    ...(said?.layers ?? []),
  ];
}
