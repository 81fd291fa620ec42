import { placeRect, placeText } from '../../compose/place';
import { Z } from '../../stage/stage';
import type { SetLine, TextBlock } from '../../text/text-block';
import type { Layer } from '../../timeline/layer';
import { rise, staggered } from '../../timeline/motion';
import type { SceneEnv, SceneOf } from '../scene-env';
import { enter, leave, startAt } from './news-motion';
import { bleed, newsPlan } from './news-plan';
import { FACE, NEWS } from './preset';
import { centredY, marginOf, onSlab, slab } from './slab';
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
  const words = support
    ? env.fit({
        text: support,
        font: FACE.bold,
        size: 56 * u,
        floor: 44 * u,
        width: w - 44 * u,
        maxHeight: 210 * u,
        leading: 1.24,
        color: NEWS.white,
      })
    : null;
  const supportH = words ? words.h + 64 * u : 0;
  const tagH = kicker ? 92 * u : 0;
  const room = body.h - supportH - tagH - keptTop;
  const block = env.fit({
    text: env.text(scene.headline),
    font: FACE.head,
    size: 148 * u,
    floor: 84 * u,
    width: w,
    maxLines: 5,
    maxHeight: room / 1.12,
    leading: LEADING,
    color: NEWS.navy,
  });
  const lineH = block.size * LEADING;
  const total = tagH + lineH * block.lines.length + supportH;
  const top = body.y + Math.max(keptTop, (body.h - total) * 0.62);
  const layers: Layer[] = stillLayers(env, plan, scene.still, top);
  const sound = env.index === 0 ? 'sting' : 'whoosh';
  if (kicker) {
    const tag = env.fitLine({ text: kicker, font: FACE.tag, size: 60 * u, width: w, color: NEWS.white, caps: true });
    const box = bleed(env, plan, top, tag.w, tagH, 40 * u);
    layers.push(
      slab(env, plan, 'tag', box, 'red', { at: 0, sound }),
      onSlab(env, plan, 'tag-words', tag, { ...marginOf(env, plan), y: centredY(env, tag, top, tagH) }, box, 0),
    );
  }
  block.lines.forEach((line, index) => {
    const at = staggered(index + 1, 0, env.preset.motion.staggerMs + 20);
    const box = bleed(env, plan, top + tagH + lineH * index, line.w, lineH, 40 * u);
    const own = oneLine(block, line);
    layers.push(
      slab(env, plan, `line${index}`, box, 'white', {
        at,
        sound: index === 0 && !kicker ? sound : undefined,
        shadow: index === block.lines.length - 1 || line.w > (block.lines[index + 1]?.w ?? 0),
      }),
      onSlab(env, plan, `words${index}`, own, { ...marginOf(env, plan), y: centredY(env, own, box.y, lineH) }, box, at),
    );
  });
  if (words) {
    const y = top + tagH + lineH * block.lines.length + 60 * u;
    const margin = marginOf(env, plan);
    const rule = {
      x: plan.side === 'left' ? stage.safe.x : stage.safe.x + stage.safe.w - 10 * u,
      y: y - 8 * u,
      w: 10 * u,
      h: words.h + 16 * u,
    };
    layers.push(
      placeRect(env, 'rule', rule, NEWS.red, { motion: enter(env, plan, 380) }),
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

/** One line of a block as a block. */
function oneLine(block: TextBlock, line: SetLine): TextBlock {
  const up = line.baseline - line.ascent;
  const runs = line.runs.map((run) => ({ ...run, x: run.x - line.x, y: run.y - up }));
  return {
    ...block,
    w: line.w,
    h: line.ascent + line.descent,
    baseline: line.ascent,
    lines: [{ ...line, x: 0, baseline: line.ascent, runs }],
  };
}
