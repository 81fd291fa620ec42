import { placeText } from '../../compose/place';
import type { TextBlock } from '../../text/text-block';
import type { Layer } from '../../timeline/layer';
import { rise } from '../../timeline/motion';
import type { SceneEnv, SceneOf } from '../scene-env';
import {
  bleed,
  leave,
  lineOfBlock,
  newsPlan,
  type NewsPlan,
  setHead,
  setWords,
  startAt,
  withoutLastLine,
} from './news-plan';
import { FACE, NEWS } from './preset';
import { centredY, marginOf, onSlab, sheen, slab } from './slab';
import { stillLayers } from './still-window';

/** The call word for word in white over the globe, its link (or last line) on a red slab, the source under it on white. */
export function endLayout(env: SceneEnv<SceneOf<'end'>>): Layer[] {
  const { scene, stage, furniture } = env;
  const plan = newsPlan(env);
  const { u, body } = plan;
  const w = plan.wide ? stage.content.w * 0.66 : body.w;
  const cta = scene.cta.trim();
  const link = scene.link && cta.includes(scene.link) ? scene.link : '';
  const source = furniture.source ? sourceBlock(env, plan, furniture.source, w) : null;
  const sourceH = source ? source.h + 60 * u : 0;
  const emblemRoom = env.still(scene.still) ? 290 * u : 0;
  const { call, address, rest } = callBlocks(env, plan, {
    cta,
    link,
    w,
    room: body.h - sourceH - emblemRoom - 310 * u,
  });
  const addressH = Math.max(150 * u, address.size * 0.73 + 104 * u);
  const callH = call ? call.h + 72 * u : 0;
  const restH = rest ? rest.h + 84 * u : 0;
  const used = callH + addressH + restH + sourceH;
  const top = body.y + Math.max(20 * u, emblemRoom, (body.h - used) * 0.42);
  const layers: Layer[] = stillLayers(env, plan, scene.still, top);
  if (call)
    layers.push(
      placeText(
        env,
        'call',
        call,
        { ...marginOf(env, plan), y: top },
        { motion: [rise({ at: startAt(env, 0), ms: 420, by: 40 * u }), leave(env)] },
      ),
    );
  const box = bleed(env, plan, top + callH, address.w, addressH, 40 * u);
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
  if (rest)
    layers.push(
      placeText(
        env,
        'rest',
        rest,
        { ...marginOf(env, plan), y: box.y + addressH + 48 * u },
        { motion: [rise({ at: startAt(env, 320), ms: 420, by: 40 * u }), leave(env)] },
      ),
    );
  if (!source) return layers;
  const foot = bleed(env, plan, box.y + addressH + restH, source.w, sourceH, 40 * u);
  layers.push(
    slab(env, plan, 'source', foot, 'white', { at: 300 }),
    onSlab(
      env,
      plan,
      'source-words',
      source,
      { ...marginOf(env, plan), y: centredY(env, source, foot.y, sourceH) },
      foot,
      300,
    ),
  );
  return layers;
}

interface Call {
  cta: string;
  link: string;
  w: number;
  room: number;
}

/** The call and what of it stands on red: its link, or its last line where it has none; `rest` follows the link. */
function callBlocks(
  env: SceneEnv,
  { u }: NewsPlan,
  { cta, link, w, room }: Call,
): { call: TextBlock | null; address: TextBlock; rest: TextBlock | null } {
  const set = (text: string, share = 1): TextBlock =>
    setHead(env, text, [176, 92], { w: w - 8 * u, h: room * share, lines: 4 }, { leading: 1.08 });
  if (!link) {
    const whole = set(cta);
    const last = whole.lines.at(-1);
    return { call: withoutLastLine(whole), address: last ? lineOfBlock(whole, last) : whole, rest: null };
  }
  const at = cta.lastIndexOf(link);
  const words = cta.slice(0, at).trim();
  const after = cta.slice(at + link.length).trim();
  const address = env.fitLine({ text: link, font: FACE.head, size: 140 * u, width: w - 8 * u, color: NEWS.white });
  return {
    call: words ? set(words, after ? 0.75 : 1) : null,
    address,
    rest: after ? set(after, 0.25) : null,
  };
}

function sourceBlock(env: SceneEnv, { u }: NewsPlan, text: string, w: number): TextBlock {
  return setWords(env, text, [52, 42], { w: w - 8 * u, h: 110 * u, lines: 1 }, { color: NEWS.navy });
}
