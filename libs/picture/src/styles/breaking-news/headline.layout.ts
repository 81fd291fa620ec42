import { placeRect, placeText } from '../../compose/place';
import { Z } from '../../stage/stage';
import type { TextBlock } from '../../text/text-block';
import type { Layer } from '../../timeline/layer';
import { rise, staggered } from '../../timeline/motion';
import type { SceneEnv, SceneOf } from '../scene-env';
import { bleed, enter, leadAt, leave, lineOfBlock, newsPlan, setWords, startAt } from './news-plan';
import { FACE, NEWS } from './preset';
import { centredY, marginOf, onSlab, placeTag, setTag, slab } from './slab';
import { isEmblem, stillLayers } from './still-window';

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
