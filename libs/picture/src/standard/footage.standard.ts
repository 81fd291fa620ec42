import { place } from '../compose/place';
import { Z } from '../stage/stage';
import type { SceneEnv, SceneOf } from '../styles/scene-env';
import type { Layer } from '../timeline/layer';
import { headlineWords } from './headline.standard';
import { footScrim, lowerThird } from './lower-third';
import type { StyleKit } from './style-kit';

/** Footage over the whole frame under a lower third; its words alone, large, where there is no footage. */
export function footageStandard(env: SceneEnv<SceneOf<'footage'>>, kit: StyleKit): Layer[] {
  const { scene, stage } = env;
  const words = {
    kicker: env.text(scene.kicker),
    headline: env.text(scene.headline),
    support: env.text(scene.support),
  };
  if (!env.footage(scene.footage)) return headlineWords(env, kit, words);
  const body = kit.room ?? stage.content;
  const frame = { x: 0, y: 0, w: stage.width, h: stage.height };
  return [
    place(
      env,
      'footage',
      'footage',
      { footage: scene.footage, box: frame, from: env.from, scrim: footScrim(env) },
      { z: Z.art, box: frame },
    ),
    ...lowerThird(env, kit, { ...body, y: body.y + body.h * 0.5, h: body.h * 0.5 }, words),
  ];
}
