import { place } from '../../compose/place';
import { type Fill, fillAlong } from '../../layers/fill';
import type { Box } from '../../stage/stage';
import { Z } from '../../stage/stage';
import type { TextBlock } from '../../text/text-block';
import type { Layer } from '../../timeline/layer';
import { progress } from '../../timeline/motion';
import type { SceneEnv, SceneOf } from '../scene-env';
import { leave, startAt } from './news-motion';
import type { NewsPlan } from './news-plan';
import { FACE, NEWS } from './preset';
import { slab } from './slab';

type BarsEnv = SceneEnv<SceneOf<'bars'>>;

/** Values and labels of columns, fitted to their slots. */
export interface ColumnTexts {
  values: TextBlock[];
  labels: TextBlock[];
}

/** Column texts at one size each, or null where the slots are too narrow to read them. */
export function columnTexts(env: BarsEnv, { u }: NewsPlan, width: number): ColumnTexts | null {
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
export function columnChart(env: BarsEnv, plan: NewsPlan, area: Box, { values, labels }: ColumnTexts): Layer[] {
  const { u } = plan;
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
    slab(env, plan, 'panel', panel, 'glass', { at: 60, ms: 360 }),
    place(
      env,
      'bars',
      'columns',
      {
        box,
        bars: numbers.map((value, index) => ({
          value,
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
export function barFill(box: Box, strong: boolean, direction: 'up' | 'right'): Fill {
  const [bright, deep] = strong ? ['#E8213B', NEWS.deepRed] : ['#3D7FE0', '#17479A'];
  const from: [number, number] = direction === 'up' ? [0, box.y] : [box.x + box.w, 0];
  const to: [number, number] = direction === 'up' ? [0, box.y + box.h] : [box.x, 0];
  return fillAlong(from, to, [0, bright], [1, deep]);
}

/** A figure that is no number has no bar, but keeps its place and its text. */
export function finite(value: number): number {
  return Number.isFinite(value) ? value : 0;
}
