import { place, placeRect, placeText } from '../../compose/place';
import { stack } from '../../compose/stack';
import { Z } from '../../stage/stage';
import type { Layer } from '../../timeline/layer';
import { drift, wipeIn } from '../../timeline/motion';
import type { SceneEnv, SceneOf } from '../scene-env';
import { SWISS } from './preset';

/** The call word for word on red, its link under a rule, and a black arrow that leaves the frame. */
export function endLayout(env: SceneEnv<SceneOf<'end'>>): Layer[] {
  const { stage, scene, furniture } = env;
  const { content, unit, width, height } = stage;
  const family = env.preset.families.display;
  const link = scene.link && scene.cta.trimEnd().endsWith(scene.link) ? scene.link : '';
  const words = (link ? scene.cta.trimEnd().slice(0, -link.length) : scene.cta).trim();
  const wide = width > height;
  const column = { ...content, w: wide ? content.w * 0.62 : content.w, h: content.h * (wide ? 0.9 : 0.62) };
  const big = { family, weight: 700, kern: -0.04 };
  const { items, bottom } = stack(env, column, [
    {
      text: {
        text: words,
        font: big,
        size: 200 * unit,
        floor: 84 * unit,
        leading: 1.04,
        maxLines: 4,
        color: SWISS.paper,
      },
    },
    { height: 8 * unit, gap: 56 * unit },
    ...(link
      ? [{ text: { text: link, font: big, size: 170 * unit, color: SWISS.paper }, line: true, gap: 50 * unit }]
      : []),
  ]);
  const [call, rule, address] = items;
  const small = (text: string) =>
    env.fit({ text, font: { family, weight: 600 }, size: 44 * unit, width: column.w / 2 - 20, color: SWISS.paper });
  const layers: Layer[] = [arrow(env)];
  if (call?.block)
    layers.push(
      placeText(env, 'call', call.block, call.box, { motion: wipeIn({ at: 60, from: 'top', sound: 'click' }) }),
    );
  if (rule && link)
    layers.push(placeRect(env, 'rule', { ...rule.box, w: column.w }, SWISS.paper, { motion: wipeIn({ ms: 240 }) }));
  if (address?.block)
    layers.push(placeText(env, 'link', address.block, address.box, { motion: wipeIn({ at: 260, ms: 360 }) }));
  const line = bottom + 44 * unit;
  if (furniture.source)
    layers.push(
      placeText(env, 'source', small(furniture.source), { x: column.x, y: line }, { motion: wipeIn({ at: 360 }) }),
    );
  if (furniture.asOf)
    layers.push(
      placeText(
        env,
        'as-of',
        small(furniture.asOf),
        { x: column.x + column.w, y: line, anchor: 'right' },
        { motion: wipeIn({ at: 400 }) },
      ),
    );
  return layers.map((layer) => (layer.kind === 'text' ? { ...layer, z: Z.type } : layer));
}

function arrow(env: SceneEnv): Layer {
  const { width, height, unit } = env.stage;
  const tip: [number, number] = [width + 40 * unit, height * (width > height ? 0.2 : 0.5)];
  const tail: [number, number] = [tip[0] - height * 0.62, tip[1] + height * 0.62];
  const box = { x: tail[0], y: tip[1], w: width - tail[0], h: height - tip[1] };
  return place(
    env,
    'shape',
    'arrow',
    { shape: 'arrow', tail, tip, width: 250 * unit, head: 640 * unit, fill: SWISS.black },
    {
      z: Z.art,
      box,
      motion: [wipeIn({ at: 80, ms: 460, from: 'bottom' }), drift(env.frames, { x: 4 * unit, y: -4 * unit })],
    },
  );
}
