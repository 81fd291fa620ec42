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
  const head = headLayers(env, key, column, scene.bars.length > 9 && !wide);
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

/** The figure the chart is about, with the name of its bar beside or under it. */
function headLayers(env: BarsEnv, key: string, box: Box, low: boolean): { layers: Layer[]; bottom: number } {
  const { scene } = env;
  const { unit } = env.stage;
  const edges = edgesOf(env, box);
  const own = scene.bars.find((bar) => bar.figure === key);
  const name = own ? env.text(own.label) : '';
  const block = figure(env, env.figure(key), box.w * (low ? 0.6 : 1), {
    size: 230,
    maxHeight: low ? 90 : 150,
    color: TERMINAL.amber,
  });
  const layers = settlingFigure(
    env,
    'figure',
    block,
    { ...edges.start, y: box.y },
    { at: 90, color: TERMINAL.amber, bloom: true, key, bell: true },
  );
  const bottom = box.y + block.h;
  if (!name) return { layers, bottom };
  const beside = box.w - block.w - 48 * unit;
  const look = { size: 50, floor: 40, maxLines: 2, maxHeight: 120, color: TERMINAL.text };
  const motion = wipeIn({ at: 200, ms: 200 });
  if (beside > 200 * unit) {
    const label = words(env, name, beside, look);
    const y = Math.max(box.y, bottom - label.h);
    layers.push(placeText(env, 'name', label, { ...edges.end, y }, { motion }));
    return { layers, bottom: Math.max(bottom, y + label.h) };
  }
  const label = words(env, name, box.w, look);
  layers.push(placeText(env, 'name', label, { ...edges.start, y: bottom + 32 * unit }, { motion }));
  return { layers, bottom: bottom + 32 * unit + label.h };
}

/** Size at which all labels and values fit over and under standing bars; null when they do not. */
function columnSize(env: BarsEnv, plot: Box): number | null {
  const { scene } = env;
  const { unit } = env.stage;
  const slot = plot.w / scene.bars.length - 14 * unit;
  const texts = scene.bars.flatMap((bar) => [env.figure(bar.figure), env.text(bar.label)]).filter(Boolean);
  const sizes = texts.map((text) => {
    const font = { family: env.preset.families.text, weight: 800, kern: -0.03 };
    return env.fitLine({ text, font, size: 60 * unit, width: slot, color: TERMINAL.text }).size / unit;
  });
  const size = Math.min(...sizes);
  return size >= SMALLEST ? size : null;
}
