import { place, placeText } from '../../compose/place';
import { barGeometry } from '../../layers/bars.layer';
import { Z, type Box } from '../../stage/stage';
import type { TextBlock } from '../../text/text-block';
import type { Layer } from '../../timeline/layer';
import { progress, rise, staggered } from '../../timeline/motion';
import type { SceneEnv, SceneOf } from '../scene-env';
import { barFill, finite } from './column-chart';
import { leave, startAt } from './news-motion';
import type { NewsPlan } from './news-plan';
import { FACE, lineHeight, NEWS } from './preset';
import { centredY, marginOf, slab } from './slab';

/** Rows on glass: names in a column, bars from one zero line beside it, values on the bars' ends. */
export function rowChart(env: SceneEnv<SceneOf<'bars'>>, plan: NewsPlan, area: Box): Layer[] {
  const { u } = plan;
  const { bars, highlight } = env.scene;
  const numbers = bars.map((bar) => finite(env.value(bar.figure)));
  const inner = { ...area, y: area.y + 18 * u, h: area.h - 36 * u };
  const slot = inner.h / Math.max(1, bars.length);
  const gap = 18 * u;
  const nameW = area.w * 0.36;
  const labels = bars.map((bar, index) =>
    env.fit({
      text: env.text(bar.label),
      font: FACE.bold,
      size: Math.min(52 * u, slot * 0.6),
      floor: Math.min(40 * u, slot * 0.42),
      width: nameW,
      maxLines: 2,
      maxHeight: slot * 0.92,
      leading: lineHeight(env, 1.04),
      color: index === highlight ? NEWS.white : NEWS.ice,
    }),
  );
  const taken = Math.max(...labels.map((block) => block.w)) + 32 * u;
  const plot = { ...inner, x: plan.side === 'left' ? area.x + taken : area.x, w: area.w - taken };
  const { values, box } = roomiest(env, numbers, plot, { gap, slot, u });
  const plotted = numbers.map((value, index) => ({
    value,
    fill: barFill(box, index === highlight, 'right'),
    display: values[index],
  }));
  const chart = {
    box,
    bars: plotted,
    direction: 'right' as const,
    gap: 0.3,
    zero: { fill: NEWS.white, width: 5 * u },
    textGap: gap,
  };
  const { rects } = barGeometry(chart);
  const panel = { x: 0, y: area.y, w: env.stage.width, h: area.h };
  const layers: Layer[] = [
    slab(env, plan, 'panel', panel, 'glass', { at: 60, ms: 360 }),
    place(env, 'bars', 'rows', chart, {
      z: Z.type,
      box,
      motion: [progress({ at: startAt(env, 240), ms: 1100, ease: 'cubic-out', sound: 'tick' }), leave(env)],
    }),
  ];
  labels.forEach((label, index) => {
    const rect = rects[index];
    if (!rect) return;
    const at = staggered(index, 160, 40);
    const y = centredY(env, label, rect.y, rect.h);
    layers.push(
      placeText(
        env,
        `label${index}`,
        label,
        { ...marginOf(env, plan), y },
        { motion: [rise({ at: startAt(env, at) }), leave(env)] },
      ),
    );
  });
  return layers;
}

/** Values as large as leaves the bars most of the plot: long figures on both sides of zero give way to the bars. */
function roomiest(
  env: SceneEnv<SceneOf<'bars'>>,
  numbers: number[],
  plot: Box,
  { gap, slot, u }: { gap: number; slot: number; u: number },
): { values: TextBlock[]; box: Box } {
  const { bars, highlight } = env.scene;
  const at = (size: number): { values: TextBlock[]; box: Box } => {
    const values = bars.map((bar, index) =>
      env.fitLine({
        text: env.figure(bar.figure),
        font: FACE.figure,
        size: Math.min(size * u, slot * 0.62),
        width: plot.w * 0.6,
        color: index === highlight ? NEWS.white : NEWS.ice,
      }),
    );
    const ends = values.map((block) => block.w + gap);
    return { values, box: { ...plot, ...longestBars(numbers, ends, plot) } };
  };
  const large = at(58);
  return large.box.w >= plot.w * 0.5 ? large : at(46);
}

/** Place of the bars' span in a plot so that they are as long as their values' texts, beside their ends, allow. */
function longestBars(numbers: number[], ends: number[], plot: Box): { x: number; w: number } {
  const reach = (scale: number, sign: 1 | -1): number =>
    Math.max(
      0,
      ...numbers.map((value, index) =>
        value * sign > 0 || (value === 0 && sign > 0) ? Math.abs(value) * scale + (ends[index] ?? 0) : 0,
      ),
    );
  const span = Math.max(0, ...numbers) - Math.min(0, ...numbers) || 1;
  let scale = plot.w / span;
  while (reach(scale, 1) + reach(scale, -1) > plot.w && scale * span > plot.w * 0.02) scale *= 0.985;
  const zero = plot.x + reach(scale, -1);
  return { x: zero + Math.min(0, ...numbers) * scale, w: Math.max(1, span * scale) };
}
