import { callParts, type CallParts } from '../../compose/call-parts';
import { placeText } from '../../compose/place';
import type { TextBlock } from '../../text/text-block';
import type { Layer } from '../../timeline/layer';
import { rise } from '../../timeline/motion';
import type { SceneEnv, SceneOf } from '../scene-env';
import { bleed, leave, lineOfBlock, newsPlan, setHead, setWords, startAt, withoutLastLine } from './news-plan';
import { FACE, NEWS } from './preset';
import { marginOf, onSlab, sheen, slab } from './slab';
import { stillLayers } from './still-window';

/** The call word for word in white over the globe, its link (or last line) on a red slab, the source under it on white. */
export function endLayout(env: SceneEnv<SceneOf<'end'>>): Layer[] {
  const { scene, stage, furniture } = env;
  const plan = newsPlan(env);
  const { u, body } = plan;
  const w = plan.wide ? stage.content.w * 0.66 : body.w;
  const source = furniture.source ? sourceBlock(env, furniture.source, w) : null;
  const sourceH = source ? source.h + 60 * u : 0;
  const emblemRoom = env.still(scene.still) ? 290 * u : 0;
  const room = { w, h: body.h - sourceH - emblemRoom - 310 * u };
  const { call, address, rest } = callBlocks(env, callParts(scene), room);
  const addressH = Math.max(150 * u, address.size * 0.73 + 104 * u);
  const callH = call ? call.h + 72 * u : 0;
  const restH = rest ? rest.h + 84 * u : 0;
  const used = callH + addressH + restH + sourceH;
  const top = body.y + Math.max(20 * u, emblemRoom, (body.h - used) * 0.42);
  const layers: Layer[] = stillLayers(env, scene.still, top);
  if (call) layers.push(risen(env, 'call', call, top, 0));
  const box = bleed(env, top + callH, address.w, addressH, 40 * u);
  layers.push(
    slab(env, 'link', box, 'red', { at: 180, sound: 'sting' }),
    onSlab(env, 'address', address, box, 180),
    sheen(env, box, 1100),
  );
  if (rest) layers.push(risen(env, 'rest', rest, box.y + addressH + 48 * u, 320));
  if (!source) return layers;
  const foot = bleed(env, box.y + addressH + restH, source.w, sourceH, 40 * u);
  layers.push(slab(env, 'source', foot, 'white', { at: 300 }), onSlab(env, 'source-words', source, foot, 300));
  return layers;
}

function risen(env: SceneEnv, id: string, block: TextBlock, y: number, at: number): Layer {
  const motion = [rise({ at: startAt(env, at), ms: 420, by: 40 * env.stage.unit }), leave(env)];
  return placeText(env, id, block, { ...marginOf(env), y }, { motion });
}

/** The call and what of it stands on red: its link, or its last line where it has none; `rest` follows the link. */
function callBlocks(
  env: SceneEnv,
  { before, link, after }: CallParts,
  { w, h }: { w: number; h: number },
): { call: TextBlock | null; address: TextBlock; rest: TextBlock | null } {
  const { u } = newsPlan(env);
  const set = (text: string, share = 1): TextBlock =>
    setHead(env, text, [176, 92], { w: w - 8 * u, h: h * share, lines: 4 }, { leading: 1.08 });
  if (!link) {
    const whole = set(before);
    const last = whole.lines.at(-1);
    return { call: withoutLastLine(whole), address: last ? lineOfBlock(whole, last) : whole, rest: null };
  }
  const address = env.fitLine({ text: link, font: FACE.head, size: 140 * u, width: w - 8 * u, color: NEWS.white });
  return {
    call: before ? set(before, after ? 0.75 : 1) : null,
    address,
    rest: after ? set(after, 0.25) : null,
  };
}

function sourceBlock(env: SceneEnv, text: string, w: number): TextBlock {
  const { u } = newsPlan(env);
  return setWords(env, text, [52, 42], { w: w - 8 * u, h: 110 * u, lines: 1 }, { color: NEWS.navy });
}
