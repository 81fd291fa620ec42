import { place, placeRect, placeText } from '../../compose/place';
import { barGeometry } from '../../layers/bars.layer';
import type { Box } from '../../stage/stage';
import type { Layer } from '../../timeline/layer';
import { fade, progress } from '../../timeline/motion';
import type { SceneEnv, SceneOf } from '../scene-env';
import { rule } from './desk';
import type { CellBarsData } from './marks.painters';
import { TERMINAL } from './preset';

/** Standing bars of cells; values ride on their ends, labels stand on one line under the plot. `size` is the text's, px on 1080x1920. */
export function barColumns(env: SceneEnv<SceneOf<'bars'>>, box: Box, size: number): Layer[] {
  const { scene } = env;
  const { unit } = env.stage;
  const set = (text: string, color: string, weight: number) =>
    env.fitLine({
      text,
      font: { family: env.preset.families.text, weight, kern: -0.03 },
      size: size * unit,
      width: box.w / scene.bars.length - 34 * unit,
      color,
    });
  const colorOf = (index: number): string => (index === scene.highlight ? TERMINAL.amber : TERMINAL.text);
  const texts = scene.bars.map((bar, index) => ({
    value: set(env.figure(bar.figure), colorOf(index), 700),
    label: set(env.text(bar.label), index === scene.highlight ? TERMINAL.amber : TERMINAL.dim, 500),
  }));
  const values = scene.bars.map((bar) => env.value(bar.figure) || 0);
  const gap = 20 * unit;
  const valueRoom = Math.max(...texts.map((text) => text.value.h)) + 2 * gap;
  const labelRoom = Math.max(...texts.map((text) => text.label.h)) + 30 * unit;
  const above = values.some((value) => value >= 0) ? valueRoom : 0;
  const below = values.some((value) => value < 0) ? valueRoom : 0;
  const plot = { ...box, y: box.y + above, h: box.h - above - below - labelRoom };
  const geometry = barGeometry({
    box: plot,
    bars: values.map((value) => ({ value, fill: '' })),
    direction: 'up',
    gap: scene.bars.length > 4 ? 0.24 : 0.36,
  });
  const data: CellBarsData = {
    direction: 'up',
    cell: 15 * unit,
    pitch: 20 * unit,
    bars: geometry.rects.map((rect, index) => ({
      rect,
      negative: (values[index] ?? 0) < 0,
      fill: index === scene.highlight ? TERMINAL.amber : TERMINAL.moss,
    })),
  };
  const zero = { x: 0, y: geometry.zero - 2 * unit, w: env.stage.width, h: 4 * unit };
  const line = env.stage.width > env.stage.height ? { ...zero, x: box.x, w: box.w } : zero;
  const layers: Layer[] = [
    place(
      env,
      'paint',
      'towers',
      { painter: 'terminal.cell-bars', data },
      { box: plot, motion: progress({ at: 180, ms: 900, ease: 'linear', sound: 'tick' }) },
    ),
    placeRect(env, 'zero', line, TERMINAL.dim, { motion: fade({ at: 60, ms: 120 }) }),
  ];
  if (below > 0) layers.push(rule(env, 'labels.rule', box.y + box.h - labelRoom, 60));
  return [
    ...layers,
    ...texts.flatMap(({ value, label }, index) => {
      const rect = geometry.rects[index];
      if (!rect) return [];
      const x = rect.x + rect.w / 2;
      const y = (values[index] ?? 0) >= 0 ? rect.y - gap - value.h : rect.y + rect.h + gap;
      const at = 520 + (index * 420) / scene.bars.length;
      return [
        placeText(env, `value${index}`, value, { x, y, anchor: 'center' }, { motion: fade({ at, ms: 120 }) }),
        placeText(
          env,
          `label${index}`,
          label,
          { x, y: box.y + box.h - label.h, anchor: 'center' },
          { motion: fade({ at: 120 + index * 50, ms: 120 }) },
        ),
      ];
    }),
  ];
}
