import { placeRect, placeText } from '../../compose/place';
import { Z } from '../../stage/stage';
import type { TextBlock } from '../../text/text-block';
import type { Layer } from '../../timeline/layer';
import { rise, staggered } from '../../timeline/motion';
import type { SceneEnv, SceneOf } from '../scene-env';
import {
  bleed,
  enter,
  leadAt,
  leave,
  lineOfBlock,
  newsPlan,
  setWords,
  startAt,
  setHead,
  withoutLastLine,
} from './news-plan';
import { FACE, NEWS } from './preset';
import { centredY, marginOf, onSlab, placeTag, setTag, slab, sheen } from './slab';
import { isEmblem, stillLayers, photograph } from './still-window';
import { callParts, type CallParts } from '../../compose/call-parts';

const LEADING = 1.3;

/** Every line of the sentence on a slab of its own length: ragged white bars under a red tag, the globe behind. */
export function headlineLayout(env: SceneEnv<SceneOf<'headline'>>): Layer[] {
  const { scene, stage } = env;
  const plan = newsPlan(env);
  const { u, body } = plan;
  const w = plan.wide ? stage.content.w * 0.68 : body.w - 40 * u;
  const kicker = env.text(scene.kicker);
  const support = env.text(scene.support);
  const still = env.still(scene.still);
  const keptTop = still && isEmblem(still) ? 300 * u : 0;
  const words = support ? setWords(env, support, [56, 44], { w: w - 44 * u, h: 210 * u }, { leading: 1.24 }) : null;
  const supportH = words ? words.h + 64 * u : 0;
  const tag = setTag(env, kicker, w);
  const tagH = tag?.h ?? 0;
  const room = body.h - supportH - tagH - keptTop;
  const { block, lineH } = headlineBlock(env, { w, room, size: (plan.wide ? 196 : 148) * u });
  const total = tagH + lineH * block.lines.length + supportH;
  const top = body.y + Math.max(keptTop, (body.h - total) * 0.62);
  const layers: Layer[] = stillLayers(env, scene.still, top);
  const sound = env.index === 0 ? 'sting' : 'whoosh';
  if (tag) layers.push(...placeTag(env, tag, top).layers);
  block.lines.forEach((line, index) => {
    const at =
      leadAt(env, staggered(index + 1, 0, env.preset.motion.staggerMs + 20)) + (env.index === 0 ? 130 * index : 0);
    const box = bleed(env, top + tagH + lineH * index, line.w, lineH, 40 * u);
    const own = lineOfBlock(block, line);
    // Ink that nearly fills its slab (tall scripts) is centred whole, all else by its capitals.
    const y = own.h > lineH * 0.85 ? box.y + (lineH - own.h) / 2 : centredY(env, own, box.y, lineH);
    layers.push(
      slab(env, `line${index}`, box, 'white', {
        at,
        sound: index === 0 && !tag ? sound : undefined,
        shadow: index === block.lines.length - 1 || line.w > (block.lines[index + 1]?.w ?? 0),
      }),
      onSlab(env, `words${index}`, own, box, at, { ...marginOf(env), y }),
    );
  });
  if (words) {
    const y = top + tagH + lineH * block.lines.length + 60 * u;
    const margin = marginOf(env);
    const rule = {
      x: plan.side === 'left' ? stage.safe.x : stage.safe.x + stage.safe.w - 10 * u,
      y: y - 8 * u,
      w: 10 * u,
      h: words.h + 16 * u,
    };
    layers.push(
      placeRect(env, 'rule', rule, NEWS.red, { motion: enter(env, 380) }),
      placeText(
        env,
        'support',
        words,
        { ...margin, x: margin.x + (plan.side === 'left' ? 44 : -44) * u, y },
        { z: Z.type, motion: [rise({ at: startAt(env, 430) }), leave(env)] },
      ),
    );
  }
  return layers;
}

/** The sentence, and the height of a slab that holds its tallest line; smaller until all slabs find room. */
function headlineBlock(
  env: SceneEnv<SceneOf<'headline'>>,
  { w, room, size: wished }: { w: number; room: number; size: number },
): { block: TextBlock; lineH: number } {
  const { unit: u } = env.stage;
  const set = (size: number): { block: TextBlock; lineH: number } => {
    const block = env.fit({
      text: env.text(env.scene.headline),
      font: FACE.head,
      size,
      floor: Math.min(size, 84 * u),
      width: w,
      maxLines: 5,
      maxHeight: room,
      leading: LEADING,
      color: NEWS.navy,
    });
    const tallest = Math.max(...block.lines.map((line) => line.ascent + line.descent));
    return { block, lineH: Math.max(block.size * LEADING, tallest + 12 * u) };
  };
  for (let size = wished; size > 40 * u; size *= 0.94) {
    const found = set(size);
    if (found.lineH * found.block.lines.length <= room) return found;
  }
  return set(40 * u);
}

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
  return { call: before ? set(before, after ? 0.75 : 1) : null, address, rest: after ? set(after, 0.25) : null };
}

function sourceBlock(env: SceneEnv, text: string, w: number): TextBlock {
  const { u } = newsPlan(env);
  return setWords(env, text, [52, 42], { w: w - 8 * u, h: 110 * u, lines: 1 }, { color: NEWS.navy });
}
