import { placeText, placeTrend } from '../../compose/place';
import { Z, type Box } from '../../stage/stage';
import type { Trend } from '../../storyboard/scene-content';
import { capHeight } from '../../text/ink-box';
import type { TextBlock } from '../../text/text-block';
import type { Layer } from '../../timeline/layer';
import { rise } from '../../timeline/motion';
import type { SceneEnv, SceneOf } from '../scene-env';
import { bleed, landing, leave, newsPlan, setFigure, setWords, startAt } from './news-plan';
import { FACE, NEWS } from './preset';
import { centredY, marginOf, onSlab, placeTag, setTag, sheen, slab } from './slab';
import { stillLayers } from './still-window';

/** A lower third grown to fill the frame: red tag, the figure on a white slab, the support on navy, stacked without gaps. */
export function heroLayout(env: SceneEnv<SceneOf<'hero'>>): Layer[] {
  const { scene, stage } = env;
  const plan = newsPlan(env);
  const { u, body } = plan;
  const w = plan.wide ? stage.content.w * 0.6 : body.w;
  const kicker = env.text(scene.kicker);
  const label = env.text(scene.label);
  const tag = setTag(env, kicker || label, w - 130 * u);
  const more = supportBlocks(env, kicker ? label : '', env.text(scene.support), w);
  const tagH = tag?.h ?? 0;
  const moreH = more.length > 0 ? more.reduce((sum, block) => sum + block.h, 0) + (84 + 24 * (more.length - 1)) * u : 0;
  const figure = setFigure(
    env,
    env.figure(scene.figure, scene.trend ? 'signed' : 'full'),
    440,
    { w: w - 8 * u, h: Math.min(330 * u, body.h - tagH - moreH - 250 * u) },
    NEWS.navy,
  );
  const cap = capHeight(env.measurer, { ...FACE.figure, size: figure.size });
  const slabH = Math.max(200 * u, cap + 128 * u);
  const top = body.y + body.h - 56 * u - (tagH + slabH + moreH);
  const main = bleed(env, top + tagH, Math.max(w * 0.5, figure.w), slabH, 44 * u);
  const layers: Layer[] = [...stillLayers(env, scene.still, top)];
  if (tag) {
    const placed = placeTag(env, tag, top);
    layers.push(...placed.layers, ...trendMark(env, scene.trend ?? 'flat', placed.box));
  }
  layers.push(
    slab(env, 'main', main, 'white', { at: 70 }),
    // The hook's figure stands complete on frame 0: a feed shows that frame before anything has moved.
    env.index === 0
      ? placeText(
          env,
          'figure',
          figure,
          { ...marginOf(env), y: centredY(env, figure, main.y, main.h) },
          { box: main, motion: [landing(), leave(env)] },
        )
      : onSlab(env, 'figure', figure, main, 70),
    sheen(env, main, Math.max(650, env.spokenAt(scene.figure) ?? 650)),
  );
  if (more.length === 0) return layers;
  const widest = Math.max(...more.map((block) => block.w));
  const box = bleed(env, main.y + main.h, Math.max(widest, w * 0.5), moreH, 44 * u);
  layers.push(slab(env, 'support', box, 'navy', { at: 140 }));
  let y = box.y + 42 * u;
  more.forEach((block, index) => {
    layers.push(onSlab(env, `support${index}`, block, box, 140, { ...marginOf(env), y }));
    y += block.h + 24 * u;
  });
  return layers;
}

/** What the figure is, and one more line under it. */
function supportBlocks(env: SceneEnv, label: string, support: string, w: number): TextBlock[] {
  const { u } = newsPlan(env);
  const set = (text: string, strong: boolean): TextBlock =>
    setWords(
      env,
      text,
      [strong ? 60 : 54, 44],
      { w: w - 8 * u, h: 130 * u, lines: 2 },
      {
        font: strong ? { ...FACE.bold, weight: 800 } : FACE.words,
        color: strong ? NEWS.white : NEWS.ice,
        leading: 1.2,
      },
    );
  return [...(label ? [set(label, true)] : []), ...(support ? [set(support, label === '')] : [])];
}

/** A square beside the tag with a triangle that points where the figure went. */
function trendMark(env: SceneEnv, trend: Trend, tag: Box): Layer[] {
  const plan = newsPlan(env);
  if (trend === 'flat') return [];
  const s = Math.min(tag.h, 92 * plan.u);
  const box = { x: plan.side === 'left' ? tag.x + tag.w : tag.x - s, y: tag.y + tag.h - s, w: s, h: s };
  const mark = { x: box.x + s * 0.2, y: box.y + s * 0.26, w: s * 0.6, h: s * 0.48 };
  const by = (trend === 'up' ? 1 : -1) * 40 * plan.u;
  return [
    slab(env, 'trend-box', box, 'navy', { at: 120, shadow: false }),
    ...placeTrend(env, 'trend', trend, mark, NEWS.white, {
      z: Z.type,
      box,
      motion: [rise({ at: startAt(env, 260), ms: 360, by }), leave(env)],
    }),
  ];
}
