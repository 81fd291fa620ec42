import { place, placeRect, placeText } from '../../compose/place';
import { barGeometry } from '../../layers/bars.layer';
import type { Box } from '../../stage/stage';
import type { Layer } from '../../timeline/layer';
import { fade, progress } from '../../timeline/motion';
import type { SceneEnv, SceneOf } from '../scene-env';
import { edgesOf } from './desk';
import type { CellBarsData } from './marks.painters';
import { words } from './mono-type';
import { TERMINAL } from './preset';

/** A table of lying bars: labels in one column, cells from one zero, values in another; nothing can meet, whatever its sign. */
export function barRows(env: SceneEnv<SceneOf<'bars'>>, box: Box): Layer[] {
  const { scene } = env;
  const { unit } = env.stage;
  const pitch = Math.min(box.h / scene.bars.length, 150 * unit);
  const rowUnits = pitch / unit;
  const edges = edgesOf(env, box);
  const ltr = edges.start.anchor === 'left';
  const colorOf = (index: number): string => (index === scene.highlight ? TERMINAL.amber : TERMINAL.text);
  const size = Math.min(50, rowUnits * 0.62);
  const set = (text: string, width: number, color: string, weight: number) =>
    words(env, text, width, {
      size,
      floor: Math.min(size, 38),
      maxLines: 2,
      maxHeight: rowUnits * 0.92,
      color,
      weight,
      leading: 1.05,
    });
  const texts = scene.bars.map((bar, index) => ({
    label: set(env.text(bar.label), box.w * 0.38, colorOf(index), index === scene.highlight ? 800 : 500),
    value: set(env.figure(bar.figure), box.w * 0.3, colorOf(index), 700),
  }));
  const labels = Math.max(...texts.map((text) => text.label.w)) + 28 * unit;
  const figures = Math.max(...texts.map((text) => text.value.w)) + 28 * unit;
  const plot = {
    x: box.x + (ltr ? labels : figures),
    y: box.y,
    w: box.w - labels - figures,
    h: pitch * scene.bars.length,
  };
  const values = scene.bars.map((bar) => env.value(bar.figure) || 0);
  const geometry = barGeometry({
    box: plot,
    bars: values.map((value) => ({ value, fill: '' })),
    direction: 'right',
    gap: 0.34,
  });
  const data: CellBarsData = {
    direction: 'right',
    cell: 9 * unit,
    pitch: 12 * unit,
    bars: geometry.rects.map((rect, index) => ({
      rect,
      negative: (values[index] ?? 0) < 0,
      fill: index === scene.highlight ? TERMINAL.amber : TERMINAL.moss,
    })),
  };
  const zero = { x: geometry.zero - 1.5 * unit, y: plot.y, w: 3 * unit, h: plot.h };
  return [
    place(
      env,
      'paint',
      'rows',
      { painter: 'terminal.cell-bars', data },
      { box: plot, motion: progress({ at: 180, ms: 900, ease: 'linear', sound: 'tick' }) },
    ),
    placeRect(env, 'zero', zero, TERMINAL.dim, { motion: fade({ at: 60, ms: 120 }) }),
    ...texts.flatMap(({ label, value }, index) => {
      const middle = box.y + pitch * (index + 0.5);
      const at = 140 + index * 55;
      return [
        placeText(
          env,
          `label${index}`,
          label,
          { ...edges.start, y: middle - label.h / 2 },
          { motion: fade({ at, ms: 120 }) },
        ),
        placeText(
          env,
          `value${index}`,
          value,
          { ...edges.end, y: middle - value.h / 2 },
          { motion: fade({ at: at + 320, ms: 120 }) },
        ),
      ];
    }),
  ];
}
