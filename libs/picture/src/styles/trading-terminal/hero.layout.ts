import { stack } from '../../compose/stack';
import type { Box } from '../../stage/stage';
import type { Layer } from '../../timeline/layer';
import { wipeIn } from '../../timeline/motion';
import type { SceneEnv, SceneOf } from '../scene-env';
import { consoleLine, desk, divider, edgesOf, placeLogo, rule } from './desk';
import { ignitedFigure, settlingFigure } from './figure-layers';
import { figure, trendColor, typed, wordLook } from './mono-type';
import { TERMINAL } from './preset';

/** The figure across the whole pane, lit by its own bloom, its sign hung in amber; what it is in the pane below. */
export function heroLayout(env: SceneEnv<SceneOf<'hero'>>): Layer[] {
  const { scene } = env;
  const { unit } = env.stage;
  const pane = desk(env, env.text(scene.kicker));
  const hook = env.index === 0;
  const foot = consoleLine(env, pane.area, hook ? 0 : 420);
  const { area } = foot;
  const display = env.figure(scene.figure, scene.trend ? 'signed' : 'full');
  const color = scene.trend ? trendColor(scene.trend) : TERMINAL.green;
  const unitColor = scene.trend ? color : TERMINAL.amber;
  const wide = pane.wide;
  const left: Box = wide ? { ...area, w: area.w * 0.6 - 60 * unit } : area;
  const block = figure(env, display, left.w, { size: 520, maxHeight: wide ? 420 : 330, color, unitColor });
  const top = wide ? left.y + (left.h - block.h) / 2 : left.y + 10 * unit;
  const at = { x: pane.start.anchor === 'left' ? left.x : left.x + left.w, anchor: pane.start.anchor, y: top };
  const layers: Layer[] = [
    ...pane.layers,
    ...foot.layers,
    ...(hook
      ? ignitedFigure(env, 'figure', block, at, color)
      : settlingFigure(env, 'figure', block, at, { at: 60, color, bloom: true, key: scene.figure, bell: true })),
  ];
  const below = top + block.h + 62 * unit;
  const split = left.x + left.w + 60 * unit;
  if (wide) layers.push(divider(env, 'split', split, area.y - 46 * unit, area.y + area.h + 34 * unit));
  else layers.push(rule(env, 'split', below, hook ? -200 : 60));
  const beside: Box = wide
    ? { ...area, x: split + 60 * unit, w: area.x + area.w - split - 60 * unit }
    : { ...area, y: below + 58 * unit, h: area.y + area.h - below - 58 * unit };
  return [...layers, ...wordsLayers(env, beside, hook ? -420 : 160)];
}

function wordsLayers(env: SceneEnv<SceneOf<'hero'>>, box: Box, at: number): Layer[] {
  const { scene } = env;
  const { unit } = env.stage;
  const layers: Layer[] = [];
  const logo = env.still(scene.still) ? 168 * unit : 0;
  const { start, end } = edgesOf(env, box);
  if (logo) {
    const at = { x: end.anchor === 'right' ? end.x - logo : end.x, y: box.y, w: logo, h: logo };
    layers.push(...placeLogo(env, scene.still, at, wipeIn({ from: 'top', ms: 240 })));
  }
  const w = logo ? box.w - logo - 48 * unit : box.w;
  const column = { ...box, w, x: start.anchor === 'left' ? box.x : box.x + box.w - w };
  const support = env.text(scene.support);
  const { items, bottom } = stack(env, column, [
    {
      text: wordLook(env, env.text(scene.label), [support ? 104 : 128, 60], TERMINAL.text, {
        weight: 700,
        kern: -0.02,
        maxLines: 2,
        leading: 1.08,
      }),
    },
    ...(support ? [{ text: wordLook(env, support, [60, 44], TERMINAL.dim), gap: 52 * unit }] : []),
  ]);
  const air = Math.max(0, column.y + column.h - bottom) * 0.42;
  items.forEach(({ block, box: set }, index) => {
    const place = { x: set.x, y: set.y + air };
    if (block) layers.push(...typed(env, index === 0 ? 'label' : 'support', block, place, { at: at + index * 380 }));
  });
  return layers;
}
