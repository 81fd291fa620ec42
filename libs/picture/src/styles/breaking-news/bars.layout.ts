import { place, placeText } from '../../compose/place';
import { barGeometry } from '../../layers/bars.layer';
import { type Fill, fillAlong } from '../../layers/fill';
import { type Box, Z } from '../../stage/stage';
import type { TextBlock } from '../../text/text-block';
import type { Layer } from '../../timeline/layer';
import { progress, staggered } from '../../timeline/motion';
import type { SceneEnv, SceneOf } from '../scene-env';
import { enter, leave, newsPlan, setFigure, setHead, startAt } from './news-plan';
import { FACE, lineHeight, NEWS } from './preset';
import { atMargin, centredY, marginOf, slab } from './slab';

/** Bars on dark glass, one red: columns where every text fits its slot, rows from the edge where it does not. */
export function barsLayout(env: SceneEnv<SceneOf<'bars'>>): Layer[] {
  const { scene } = env;
  const plan = newsPlan(env);
  const { u, body } = plan;
  const title = setHead(env, env.text(scene.title), [88, 56], { w: body.w, h: body.h * 0.2, lines: 2 });
  const layers: Layer[] = [atMargin(env, 'title', title, body.y + 8 * u, 0, 'whoosh')];
  let top = body.y + 8 * u + title.h + 44 * u;
  const key = scene.figure;
  if (key && key !== scene.bars[scene.highlight]?.figure && body.h > 900 * u) {
    const figure = setFigure(env, env.figure(key), 170, { w: body.w });
    layers.push(placeText(env, 'figure', figure, { ...marginOf(env), y: top }, { motion: enter(env, 100) }));
    top += figure.h + 48 * u;
  }
  const area = { ...body, y: top, h: body.y + body.h - top };
  const texts = columnTexts(env, area.w);
  return [...layers, ...(texts ? columnChart(env, area, texts) : rowChart(env, area))];
}

type BarsEnv = SceneEnv<SceneOf<'bars'>>;

/** Values and labels of columns, fitted to their slots. */
interface ColumnTexts {
  values: TextBlock[];
  labels: TextBlock[];
}

/** Column texts at one size each, or null where the slots are too narrow to read them. */
function columnTexts(env: BarsEnv, width: number): ColumnTexts | null {
  const { u } = newsPlan(env);
  const { bars, highlight } = env.scene;
  const slot = width / Math.max(1, bars.length);
  const fitted = (
    texts: string[],
    face: (typeof FACE)['figure' | 'bold'],
    most: number,
    color: (index: number) => string,
  ) => {
    const set = (text: string, size: number, index: number) =>
      env.fitLine({ text, font: face, size, width: slot * 0.84, color: color(index) });
    const size = Math.min(...texts.map((text, index) => set(text, most * u, index).size));
    return size < 39 * u ? null : texts.map((text, index) => set(text, size, index));
  };
  const values = fitted(
    bars.map((bar) => env.figure(bar.figure)),
    FACE.figure,
    84,
    () => NEWS.white,
  );
  const labels = fitted(
    bars.map((bar) => env.text(bar.label)),
    FACE.bold,
    50,
    (index) => (index === highlight ? NEWS.white : NEWS.ice),
  );
  return values && labels ? { values, labels } : null;
}

/** Columns from a white zero line on a glass panel that bleeds off both edges. */
function columnChart(env: BarsEnv, area: Box, { values, labels }: ColumnTexts): Layer[] {
  const { u } = newsPlan(env);
  const { bars, highlight } = env.scene;
  const numbers = bars.map((bar) => finite(env.value(bar.figure)));
  const gap = 22 * u;
  const valueH = Math.max(0, ...values.map((block) => block.h));
  const labelH = Math.max(0, ...labels.map((block) => block.h));
  const falls = numbers.some((value) => value < 0);
  const climbs = numbers.some((value) => value > 0) || !falls;
  const above = (climbs ? valueH : labelH) + gap + 40 * u;
  const below = Math.max(labelH, falls ? valueH : 0) + gap + 30 * u;
  const panel = { x: 0, y: area.y, w: env.stage.width, h: area.h };
  const box = { x: area.x, y: area.y + above, w: area.w, h: area.h - above - below };
  const thin = bars.length > 6 ? 0.22 : 0.3;
  return [
    slab(env, 'panel', panel, 'glass', { at: 60, ms: 360 }),
    place(
      env,
      'bars',
      'columns',
      {
        box,
        bars: numbers.map((value, index) => ({
          value,
          figure: bars[index]?.figure,
          fill: barFill(box, index === highlight, 'up'),
          display: values[index],
          label: labels[index],
        })),
        direction: 'up',
        gap: bars.length === 2 ? 0.5 : thin,
        zero: { fill: NEWS.white, width: 6 * u },
        textGap: gap,
      },
      {
        z: Z.type,
        box,
        motion: [progress({ at: startAt(env, 240), ms: 1100, ease: 'cubic-out', sound: 'tick' }), leave(env)],
      },
    ),
  ];
}

/** Red for the story's bar, blue light for the others. */
function barFill(box: Box, strong: boolean, direction: 'up' | 'right'): Fill {
  const [bright, deep] = strong ? ['#E8213B', NEWS.deepRed] : ['#3D7FE0', '#17479A'];
  const from: [number, number] = direction === 'up' ? [0, box.y] : [box.x + box.w, 0];
  const to: [number, number] = direction === 'up' ? [0, box.y + box.h] : [box.x, 0];
  return fillAlong(from, to, [0, bright], [1, deep]);
}

/** A figure that is no number has no bar, but keeps its place and its text. */
function finite(value: number): number {
  return Number.isFinite(value) ? value : 0;
}

/** Rows on glass: names in a column, bars from one zero line beside it, values on the bars' ends. */
function rowChart(env: SceneEnv<SceneOf<'bars'>>, area: Box): Layer[] {
  const plan = newsPlan(env);
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
    figure: bars[index]?.figure,
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
    slab(env, 'panel', panel, 'glass', { at: 60, ms: 360 }),
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
    layers.push(atMargin(env, `label${index}`, label, y, at));
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
