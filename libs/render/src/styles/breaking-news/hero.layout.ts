import { place } from '../../compose/place';
import { Z } from '../../stage/stage';
import type { Trend } from '../../storyboard/storyboard';
import { capHeight } from '../../text/ink-box';
import type { Layer } from '../../timeline/layer';
import { rise } from '../../timeline/motion';
import type { SceneEnv, SceneOf } from '../scene-env';
import { countMs, leave, startAt } from './news-motion';
import { bleed, newsPlan, type NewsPlan } from './news-plan';
import { FACE, NEWS } from './preset';
import { centredY, figureOnSlab, marginOf, onSlab, slab } from './slab';
import { sheen } from './sheen';
import { stillLayers } from './still-window';

/** A lower third grown to fill the frame: red tag, the figure on a white slab, the support on navy, stacked without gaps. */
export function heroLayout(env: SceneEnv<SceneOf<'hero'>>): Layer[] {
  const { scene, stage } = env;
  const plan = newsPlan(env);
  const { u, body } = plan;
  const w = plan.wide ? stage.content.w * 0.6 : body.w;
  const kicker = env.text(scene.kicker);
  const label = env.text(scene.label);
  const tagText = kicker || label;
  const support = [kicker ? label : '', env.text(scene.support)].filter(Boolean);
  const figure = env.fitLine({
    text: env.figure(scene.figure, scene.trend ? 'signed' : 'full'),
    font: FACE.figure,
    size: 330 * u,
    width: w - 8 * u,
    color: NEWS.navy,
  });
  const cap = capHeight(env.measurer, { ...FACE.figure, size: figure.size });
  const tag = env.fitLine({
    text: tagText,
    font: FACE.tag,
    size: 60 * u,
    width: w - 130 * u,
    color: NEWS.white,
    caps: true,
  });
  const more = supportBlock(env, plan, support, w);
  const tagH = tagText ? 92 * u : 0;
  const slabH = Math.max(200 * u, cap + 128 * u);
  const moreH = more ? more.h + 84 * u : 0;
  const top = body.y + body.h - 56 * u - (tagH + slabH + moreH);
  const main = bleed(env, plan, top + tagH, w, slabH, 40 * u);
  const layers: Layer[] = [...stillLayers(env, plan, scene.still, top)];
  if (tagText) {
    const box = bleed(env, plan, top, tag.w, tagH, 40 * u);
    layers.push(
      slab(env, plan, 'tag', box, 'red', { at: 0, sound: env.index === 0 ? 'sting' : 'whoosh' }),
      onSlab(env, plan, 'tag-words', tag, { ...marginOf(env, plan), y: centredY(env, tag, top, tagH) }, box, 0),
    );
    if (scene.trend) layers.push(...trendMark(env, plan, scene.trend, box));
  }
  const figureY = centredY(env, figure, main.y, main.h);
  const spoken = env.spokenAt(scene.figure);
  layers.push(
    slab(env, plan, 'main', main, 'white', { at: 70 }),
    // The hook's figure stands complete on frame 0: a feed shows that frame before anything has moved.
    figureOnSlab(env, plan, 'figure', figure, { ...marginOf(env, plan), y: figureY }, main, {
      at: 70,
      countMs: env.index === 0 ? 0 : countMs(env, scene.figure, 150),
    }),
    sheen(env, plan, main, Math.max(650, spoken ?? 650)),
  );
  if (more) {
    const box = bleed(env, plan, main.y + main.h, w, moreH, 40 * u);
    layers.push(
      slab(env, plan, 'support', box, 'navy', { at: 140 }),
      onSlab(
        env,
        plan,
        'support-words',
        more,
        { ...marginOf(env, plan), y: centredY(env, more, box.y, moreH) },
        box,
        140,
      ),
    );
  }
  return layers;
}

function supportBlock(env: SceneEnv, { u }: NewsPlan, lines: string[], w: number): ReturnType<SceneEnv['fit']> | null {
  if (lines.length === 0) return null;
  const [first = '', second] = lines;
  const size = { size: 58 * u, floor: 44 * u, width: w - 8 * u, maxHeight: 250 * u, leading: 1.26, color: NEWS.white };
  if (!second) return env.fit({ ...size, text: first, font: FACE.bold, maxLines: 3 });
  return env.fit({
    ...size,
    text: [
      { text: `${first}. `, weight: 800 },
      { text: second, color: NEWS.ice, weight: 600 },
    ],
    font: FACE.words,
    maxLines: 4,
  });
}

/** A square beside the tag with a triangle that points where the figure went. */
function trendMark(
  env: SceneEnv,
  plan: NewsPlan,
  trend: Trend,
  tag: { x: number; y: number; w: number; h: number },
): Layer[] {
  if (trend === 'flat') return [];
  const s = tag.h;
  const box = { x: plan.side === 'left' ? tag.x + tag.w : tag.x - s, y: tag.y, w: s, h: s };
  const [tip, foot] = trend === 'up' ? [0.26, 0.74] : [0.74, 0.26];
  const points: Array<[number, number]> = [
    [box.x + s * 0.5, box.y + s * tip],
    [box.x + s * 0.8, box.y + s * foot],
    [box.x + s * 0.2, box.y + s * foot],
  ];
  const by = (trend === 'up' ? 1 : -1) * 40 * plan.u;
  return [
    slab(env, plan, 'trend-box', box, 'navy', { at: 120, shadow: false }),
    place(
      env,
      'shape',
      'trend',
      { shape: 'polygon', points, fill: NEWS.white },
      { z: Z.type, box, motion: [rise({ at: startAt(env, 260), ms: 360, by }), leave(env)] },
    ),
  ];
}
