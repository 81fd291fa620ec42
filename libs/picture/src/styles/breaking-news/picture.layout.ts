import type { Layer } from '../../timeline/layer';
import { staggered } from '../../timeline/motion';
import type { SceneEnv, SceneOf } from '../scene-env';
import { bleed, newsPlan, setHead, setWords } from './news-plan';
import { NEWS } from './preset';
import { onSlab, slab } from './slab';
import { isEmblem, photograph, stillLayers } from './still-window';

/** Footage with its lower third: the picture fills the frame, words stand on a white slab over a red one. Without a picture the globe stands in. */
export function pictureLayout(env: SceneEnv<SceneOf<'picture'>>): Layer[] {
  const { scene, stage } = env;
  const plan = newsPlan(env);
  const { u, body } = plan;
  const w = plan.wide ? stage.content.w * 0.66 : body.w;
  const support = env.text(scene.support);
  const headline = setHead(
    env,
    env.text(scene.headline),
    [104, 64],
    { w: w - 8 * u, h: body.h * 0.42, lines: 3 },
    { color: NEWS.navy },
  );
  const more = support
    ? setWords(env, support, [54, 42], { w: w - 8 * u, h: body.h * 0.2, lines: 2 }, { leading: 1.2 })
    : null;
  const headH = headline.h + 92 * u;
  const moreH = more ? more.h + 64 * u : 0;
  const top = body.y + body.h - 56 * u - headH - moreH;
  const still = env.still(scene.still);
  const layers: Layer[] = !still
    ? []
    : isEmblem(still)
      ? stillLayers(env, scene.still, top)
      : photograph(env, scene.still);
  const head = bleed(env, top, Math.max(headline.w, more?.w ?? 0), headH, 44 * u);
  layers.push(
    slab(env, 'head', head, 'white', { at: 120, sound: 'whoosh' }),
    onSlab(env, 'headline', headline, head, 120),
  );
  if (!more) return layers;
  const box = bleed(env, top + headH, more.w, moreH, 44 * u);
  const at = staggered(2, 120);
  layers.push(slab(env, 'support', box, 'red', { at }), onSlab(env, 'support-words', more, box, at));
  return layers;
}
