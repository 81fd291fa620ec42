import { placePaint, placeRect, placeText } from '../../compose/place';
import { barGeometry, barShare } from '../../layers/bars.layer';
import { keptShare } from '../../layers/focus';
import { type DrawEnv, stylePainter } from '../../layers/painter';
import type { Box } from '../../stage/stage';
import type { TextBlock } from '../../text/text-block';
import type { Layer } from '../../timeline/layer';
import { fade, progress, wipeIn } from '../../timeline/motion';
import type { SceneEnv, SceneOf } from '../scene-env';
import { desk, divider, type Edge, edgesOf, rule } from './desk';
import { settlingFigure } from './figure-layers';
import { figure, words } from './mono-type';
import { TERMINAL } from './preset';

type BarsEnv = SceneEnv<SceneOf<'bars'>>;

/** Smallest text on a standing bar, px on 1080x1920: below it, bars lie down as rows of a table. */
const SMALLEST = 38;

/** Towers of cells from one zero, the one that matters in amber; bars too many or too wordy to stand become a table. */
export function barsLayout(env: BarsEnv): Layer[] {
  const { scene } = env;
  const { unit } = env.stage;
  const pane = desk(env, env.text(scene.title));
  const { area, wide } = pane;
  const key = scene.figure ?? scene.bars[scene.highlight]?.figure;
  if (!key) return pane.layers;
  const split = area.x + area.w * 0.32;
  const column = wide ? { ...area, w: split - area.x - 56 * unit } : area;
  const head = headLayers(env, key, column, wide);
  const plot: Box = wide
    ? { ...area, x: split + 56 * unit, w: area.x + area.w - split - 56 * unit }
    : { ...area, y: head.bottom + 52 * unit, h: area.y + area.h - head.bottom - 52 * unit };
  const size = columnSize(env, plot);
  return [
    ...pane.layers,
    ...head.layers,
    ...(wide ? [divider(env, 'split', split, area.y - 46 * unit, area.y + area.h, 60)] : []),
    ...(size === null ? barRows(env, plot) : barColumns(env, plot, size)),
  ];
}

/** The figure the chart is about, with the name of its bar beside or under it; beside a plot it stands in mid-pane. */
function headLayers(env: BarsEnv, key: string, box: Box, beside: boolean): { layers: Layer[]; bottom: number } {
  const { scene } = env;
  const { unit } = env.stage;
  const edges = edgesOf(env, box);
  const own = scene.bars.find((bar) => bar.figure === key);
  const name = own ? env.text(own.label) : '';
  const low = scene.bars.length > 9 && !beside;
  const color = TERMINAL.amber;
  const block = figure(env, env.figure(key), box.w * (low ? 0.6 : 1), { size: 230, maxHeight: low ? 90 : 150, color });
  const room = box.w - block.w - 48 * unit;
  const sideways = !beside && room > 200 * unit;
  const look = { size: 50, floor: 40, maxLines: 2, maxHeight: 120, color: TERMINAL.text };
  const label = name ? words(env, name, sideways ? room : box.w, look) : null;
  const below = label && !sideways ? label.h + 36 * unit : 0;
  const y = beside ? box.y + (box.h - block.h - below) * 0.4 : box.y;
  const settled = { at: 90, color, bloom: true, key, bell: true };
  const layers = settlingFigure(env, 'figure', block, { ...edges.start, y }, settled);
  const bottom = y + block.h;
  if (!label) return { layers, bottom };
  const at = sideways ? { ...edges.end, y: Math.max(y, bottom - label.h) } : { ...edges.start, y: bottom + 36 * unit };
  layers.push(placeText(env, 'name', label, at, { motion: wipeIn({ at: 200, ms: 200 }) }));
  return { layers, bottom: Math.max(bottom, at.y + label.h) };
}

/** Size at which all labels and values fit over and under standing bars; null when they do not. */
function columnSize(env: BarsEnv, plot: Box): number | null {
  const { scene } = env;
  const { unit } = env.stage;
  const slot = plot.w / scene.bars.length - 34 * unit;
  const texts = scene.bars.flatMap((bar) => [env.figure(bar.figure), env.text(bar.label)]).filter(Boolean);
  const sizes = texts.map((text) => {
    const font = { family: env.preset.families.text, weight: 800, kern: -0.03 };
    return env.fitLine({ text, font, size: 60 * unit, width: slot, color: TERMINAL.text }).size / unit;
  });
  const size = Math.min(...sizes);
  return size >= SMALLEST ? size : null;
}

/** Standing bars of cells; values ride on their ends, labels stand on one line under the plot. `size` is the text's, px on 1080x1920. */
function barColumns(env: SceneEnv<SceneOf<'bars'>>, box: Box, size: number): Layer[] {
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
    placePaint(env, 'towers', 'terminal.cell-bars', data, {
      box: plot,
      motion: progress({ at: 180, ms: 900, ease: 'linear', sound: 'tick' }),
      marks: data.bars.map(({ rect }, index) => ({ figure: scene.bars[index]?.figure ?? '', box: rect })),
    }),
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

/** Most rows whose bars may have the pane's whole width, each under its own name. */
const FEW = 5;

/**
 * A table of lying bars from one zero; nothing can meet, whatever its sign. Few rows run under their names from edge to
 * edge, more of them stand between a column of names and a column of values.
 */
function barRows(env: SceneEnv<SceneOf<'bars'>>, box: Box): Layer[] {
  const { scene } = env;
  const { unit } = env.stage;
  const few = scene.bars.length <= FEW && box.h / scene.bars.length >= 132 * unit;
  const pitch = Math.min(box.h / scene.bars.length, (few ? 190 : 150) * unit);
  const edges = edgesOf(env, box);
  const ltr = edges.start.anchor === 'left';
  const texts = rowTexts(env, box, pitch, few);
  const labels = few ? 0 : Math.max(...texts.map((text) => text.label.w)) + 28 * unit;
  const figures = few ? 0 : Math.max(...texts.map((text) => text.value.w)) + 28 * unit;
  const plot = {
    x: box.x + (ltr ? labels : figures),
    y: box.y,
    w: box.w - labels - figures,
    h: pitch * scene.bars.length,
  };
  const values = scene.bars.map((bar) => env.value(bar.figure) || 0);
  const { rects, zero } = barGeometry({
    box: plot,
    bars: values.map((value) => ({ value, fill: '' })),
    direction: 'right',
    gap: 0.34,
  });
  const strip = pitch * 0.46;
  const data: CellBarsData = {
    direction: 'right',
    cell: 9 * unit,
    pitch: 12 * unit,
    bars: rects.map((rect, index) => ({
      rect: few ? { ...rect, y: box.y + pitch * index + strip, h: pitch * 0.34 } : rect,
      negative: (values[index] ?? 0) < 0,
      fill: index === scene.highlight ? TERMINAL.amber : TERMINAL.moss,
    })),
  };
  const line = { x: zero - 1.5 * unit, w: 3 * unit };
  const zeros = few ? data.bars.map(({ rect }) => ({ ...rect, ...line })) : [{ ...plot, ...line }];
  return [
    placePaint(env, 'rows', 'terminal.cell-bars', data, {
      box: plot,
      motion: progress({ at: 180, ms: 900, ease: 'linear', sound: 'tick' }),
      marks: data.bars.map(({ rect }, index) => ({ figure: scene.bars[index]?.figure ?? '', box: rect })),
    }),
    ...zeros.map((one, index) =>
      placeRect(env, `zero${index}`, one, TERMINAL.dim, { motion: fade({ at: 60, ms: 120 }) }),
    ),
    ...texts.flatMap(({ label, value }, index) => {
      const middle = box.y + pitch * index + (few ? strip * 0.46 : pitch * 0.5);
      const at = 140 + index * 55;
      const put = (id: string, block: TextBlock, edge: Edge, ms: number): Layer =>
        placeText(env, id, block, { ...edge, y: middle - block.h / 2 }, { motion: fade({ at: ms, ms: 120 }) });
      return [put(`label${index}`, label, edges.start, at), put(`value${index}`, value, edges.end, at + 320)];
    }),
  ];
}

/** Names and values of the rows, alike in size. */
function rowTexts(
  env: SceneEnv<SceneOf<'bars'>>,
  box: Box,
  pitch: number,
  few: boolean,
): Array<{ label: TextBlock; value: TextBlock }> {
  const { scene } = env;
  const rowUnits = pitch / env.stage.unit;
  const size = few ? Math.min(60, rowUnits * 0.34) : Math.min(50, rowUnits * 0.62);
  const set = (text: string, width: number, color: string, weight: number) =>
    words(env, text, width, {
      size,
      floor: Math.min(size, 38),
      maxLines: few ? 1 : 2,
      maxHeight: rowUnits * (few ? 0.44 : 0.92),
      color,
      weight,
      leading: 1.05,
    });
  return scene.bars.map((bar, index) => {
    const strong = index === scene.highlight;
    const color = strong ? TERMINAL.amber : TERMINAL.text;
    return {
      label: set(env.text(bar.label), box.w * (few ? 0.62 : 0.38), color, strong ? 800 : 500),
      value: set(env.figure(bar.figure), box.w * (few ? 0.34 : 0.3), color, 700),
    };
  });
}

interface BloomData {
  block: TextBlock;
  x: number;
  y: number;
  color: string;
  blur: number;
}

/** Light that a figure throws on the tube: its shadow without itself, so that digits may still be settling over it. */
export const bloomPainter = stylePainter<BloomData>((ctx, { block, x, y, color, blur }, _state, env) => {
  const away = env.stage.width * 2;
  ctx.shadowColor = color;
  ctx.shadowBlur = blur;
  ctx.shadowOffsetX = away;
  ctx.fillStyle = color;
  for (const line of block.lines)
    for (const run of line.runs) {
      env.surface.useFont(ctx, run.font, env.language);
      ctx.fillText(run.text, x + run.x - away, y + run.y);
    }
});

interface CellBarsData {
  /** Bars at full length, each from `zero` outwards. */
  bars: Array<{ rect: Box; fill: string; negative: boolean }>;
  direction: 'up' | 'right';
  cell: number;
  pitch: number;
}

/** Bars of cells that light outwards from zero, one bar after the other, with `progress`; the last cell is partial, so lengths stay exact. */
export const cellBarsPainter = stylePainter<CellBarsData>((ctx, { bars, direction, cell, pitch }, state) => {
  bars.forEach(({ rect, fill, negative }, index) => {
    const up = direction === 'up';
    const length = (up ? rect.h : rect.w) * barShare(state.progress, index, bars.length);
    // A bar grows away from zero: its foot is the lower or left end unless it is negative.
    const fromFar = up ? !negative : negative;
    const far = up ? rect.y + rect.h : rect.x + rect.w;
    const near = up ? rect.y : rect.x;
    ctx.beginPath();
    for (let done = 0; done < length; done += pitch) {
      const size = Math.min(cell, length - done);
      const at = fromFar ? far - done - size : near + done;
      if (up) ctx.rect(rect.x, at, rect.w, size);
      else ctx.rect(at, rect.y, size, rect.h);
    }
    ctx.globalAlpha = state.opacity * keptShare(state.focus, index);
    ctx.fillStyle = fill;
    ctx.fill();
  });
});

/** A block cursor that blinks once a second. */
export const cursorPainter = stylePainter<{ box: Box }>(
  (ctx, { box }, _state, env) => {
    if (!isLit(env)) return;
    ctx.fillStyle = env.tint(TERMINAL.green);
    ctx.fillRect(box.x, box.y, box.w, box.h);
  },
  { pulse: (_data, env) => String(isLit(env)), reach: ({ box }) => box },
);

function isLit({ frame, fps }: DrawEnv): boolean {
  return frame % fps <= fps * 0.6;
}
