import { placeText } from '../../compose/place';
import type { Box } from '../../stage/stage';
import type { Layer } from '../../timeline/layer';
import { wipeIn } from '../../timeline/motion';
import type { SceneEnv, SceneOf } from '../scene-env';
import { barColumns } from './bar-columns';
import { barRows } from './bar-rows';
import { desk, divider, edgesOf } from './desk';
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
