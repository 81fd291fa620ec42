import { placeStill } from '../../compose/place';
import { Z } from '../../stage/stage';
import type { Layer } from '../../timeline/layer';
import { combine, tilt } from '../../timeline/motion';
import type { SceneEnv, SceneOf } from '../scene-env';
import { neonOf } from './ground';
import { cue, lean, meme, punch } from './type-and-motion';
import { page, shoutDown } from './page';
import { CHAOS } from './preset';

/** A photo slapped on the page with its words over its foot; its words alone, and larger, where there is no photo. */
export function pictureLayout(env: SceneEnv<SceneOf<'picture'>>): Layer[] {
  const { unit, content } = env.stage;
  const { still, headline } = env.scene;
  const support = env.text(env.scene.support);
  const shown = env.still(still) !== undefined;
  const { words } = page(env, 0.78);
  const photo = { ...content, h: content.h * 0.6 };
  const room = shown ? { ...content, y: content.y + content.h * 0.56, h: content.h * 0.44 } : words;
  const said = shoutDown(env, room, [
    {
      id: 'headline',
      look: meme(env, env.text(headline), shown ? 180 : 270, CHAOS.white, 3),
      share: support ? 0.72 : 1,
      degrees: -2,
      motion: punch(env, cue(env, 2), 'basshit'),
    },
    support
      ? {
          id: 'support',
          look: meme(env, support, 92, neonOf(env), 2),
          gap: 10,
          degrees: 1.5,
          motion: punch(env, cue(env, 5)),
        }
      : null,
  ]);
  const look = { fit: 'cover', backing: CHAOS.white, ring: { color: CHAOS.white, width: 18 * unit } } as const;
  const motion = shown ? combine(tilt(lean(env, 3)), punch(env, 0, 'pop')) : [];
  return [...placeStill(env, 'photo', still, photo, look, { z: Z.art, motion }), ...said.layers];
}
