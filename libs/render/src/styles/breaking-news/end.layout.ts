import { placeText } from '../../compose/place';
import { Z } from '../../stage/stage';
import type { Layer } from '../../timeline/layer';
import { rise } from '../../timeline/motion';
import type { SceneEnv, SceneOf } from '../scene-env';
import { leave, startAt } from './news-motion';
import { bleed, newsPlan } from './news-plan';
import { FACE, NEWS } from './preset';
import { sheen } from './sheen';
import { centredY, marginOf, onSlab, slab } from './slab';
import { stillLayers } from './still-window';

/** The call word for word in white over the globe, its link on a red slab, the source under it on white. */
export function endLayout(env: SceneEnv<SceneOf<'end'>>): Layer[] {
  const { scene, stage, furniture } = env;
  const plan = newsPlan(env);
  const { u, body } = plan;
  const w = plan.wide ? stage.content.w * 0.66 : body.w;
  const cta = scene.cta.trim();
  const link = scene.link && cta.endsWith(scene.link) ? scene.link : '';
  const words = (link ? cta.slice(0, -link.length) : cta).trim();
  const address = link
    ? env.fitLine({ text: link, font: FACE.head, size: 140 * u, width: w - 8 * u, color: NEWS.white })
    : null;
  const addressH = address ? Math.max(150 * u, address.size * 0.73 + 104 * u) : 0;
  const source = furniture.source
    ? env.fit({
        text: furniture.source,
        font: FACE.bold,
        size: 52 * u,
        floor: 42 * u,
        width: w - 8 * u,
        maxLines: 1,
        maxHeight: 110 * u,
        color: NEWS.navy,
      })
    : null;
  const sourceH = source ? source.h + 60 * u : 0;
  const call = words
    ? env.fit({
        text: words,
        font: FACE.head,
        size: 176 * u,
        floor: 92 * u,
        width: w,
        maxLines: 4,
        maxHeight: body.h - addressH - sourceH - 150 * u,
        leading: 1.08,
        color: NEWS.white,
      })
    : null;
  const callH = call ? call.h + 72 * u : 0;
  const emblemRoom = env.still(scene.still) ? 200 * u : 0;
  const used = callH + addressH + sourceH;
  const top = body.y + Math.max(20 * u, emblemRoom, (body.h - used) * 0.42);
  const layers: Layer[] = stillLayers(env, plan, scene.still, top);
  if (call)
    layers.push(
      placeText(
        env,
        'call',
        call,
        { ...marginOf(env, plan), y: top },
        {
          z: Z.type,
          motion: [rise({ at: startAt(env, 0), ms: 420, by: 40 * u }), leave(env)],
        },
      ),
    );
  if (address) {
    const box = bleed(env, plan, top + callH, w, addressH, 40 * u);
    layers.push(
      slab(env, plan, 'link', box, 'red', { at: 180, sound: 'sting' }),
      onSlab(
        env,
        plan,
        'address',
        address,
        { ...marginOf(env, plan), y: centredY(env, address, box.y, addressH) },
        box,
        180,
      ),
      sheen(env, plan, box, 1100),
    );
  }
  if (source) {
    const box = bleed(env, plan, top + callH + addressH, source.w, sourceH, 40 * u);
    layers.push(
      slab(env, plan, 'source', box, 'white', { at: 300 }),
      onSlab(
        env,
        plan,
        'source-words',
        source,
        { ...marginOf(env, plan), y: centredY(env, source, box.y, sourceH) },
        box,
        300,
      ),
    );
  }
  return layers;
}
