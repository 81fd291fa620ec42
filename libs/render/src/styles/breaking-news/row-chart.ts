import { place, placeRect, placeText } from '../../compose/place';
import { barGeometry } from '../../layers/bars.layer';
import { Z, type Box } from '../../stage/stage';
import type { Layer } from '../../timeline/layer';
import { progress, rise, staggered } from '../../timeline/motion';
import type { SceneEnv, SceneOf } from '../scene-env';
import { barFill, finite } from './column-chart';
import { enter, leave, startAt } from './news-motion';
import type { NewsPlan } from './news-plan';
import { FACE, NEWS } from './preset';
import { centredY, marginOf, slab } from './slab';

/** Rows on glass: names in a column, bars from one zero line beside it, values on the bars' ends. */
export function rowChart(env: SceneEnv<SceneOf<'bars'>>, plan: NewsPlan, area: Box): Layer[] {
  const { u } = plan;
  const { bars, highlight } = env.scene;
  const numbers = bars.map((bar) => finite(env.value(bar.figure)));
  const inner = { ...area, y: area.y + 18 * u, h: area.h - 36 * u };
  const slot = inner.h / Math.max(1, bars.length);
  const size = Math.min(58 * u, slot * 0.62);
  const gap = 18 * u;
  const values = bars.map((bar, index) =>
    env.fitLine({
      text: env.figure(bar.figure),
      font: FACE.figure,
      size,
      width: area.w * 0.36,
      color: index === highlight ? NEWS.white : NEWS.ice,
    }),
  );
  const room = Math.max(...values.map((block) => block.w)) + gap;
  const falls = numbers.some((value) => value < 0);
  const climbs = numbers.some((value) => value > 0);
  const sides = (falls ? 1 : 0) + (climbs ? 1 : 0);
  const nameW = Math.min(area.w * 0.4, Math.max(area.w * 0.22, area.w - room * sides - area.w * 0.3 - 28 * u));
  const labels = bars.map((bar, index) =>
    env.fit({
      text: env.text(bar.label),
      font: FACE.bold,
      size: Math.min(52 * u, slot * 0.6),
      floor: Math.min(40 * u, slot * 0.42),
      width: nameW,
      maxLines: 2,
      maxHeight: slot * 0.92,
      leading: 1.04,
      color: index === highlight ? NEWS.white : NEWS.ice,
    }),
  );
  const widest = Math.max(...labels.map((block) => block.w));
  const taken = widest + 28 * u + (falls ? room : 0);
  const plotX = plan.side === 'left' ? area.x + taken : area.x + (falls ? room : 0);
  const box = { x: plotX, y: inner.y, w: Math.max(40 * u, area.w - taken - (climbs ? room : 0)), h: inner.h };
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
    if (index === highlight) {
      const mark = { x: plan.side === 'left' ? 0 : panel.w - 26 * u, y: rect.y, w: 26 * u, h: rect.h };
      layers.push(placeRect(env, 'mark', mark, NEWS.red, { motion: enter(env, plan, at) }));
    }
  });
  return layers;
}
