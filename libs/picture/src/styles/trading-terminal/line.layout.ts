import { placeText } from '../../compose/place';
import type { Box } from '../../stage/stage';
import type { TextBlock } from '../../text/text-block';
import type { Layer } from '../../timeline/layer';
import { wipeIn } from '../../timeline/motion';
import type { SceneEnv, SceneOf } from '../scene-env';
import { desk, divider, edgesOf } from './desk';
import { settlingFigure } from './figure-layers';
import { figure, trendColor, words } from './mono-type';
import { plotLayers } from './step-plot';
import { TERMINAL } from './preset';
import { trendMark } from './trend-mark';

type LineEnv = SceneEnv<SceneOf<'line'>>;

/** The figure over a lit step line that bleeds off the left edge, dots raining from it, an amber cross-hair on its last value. */
export function lineLayout(env: LineEnv): Layer[] {
  const { unit } = env.stage;
  const pane = desk(env, env.text(env.scene.title));
  const { area, wide } = pane;
  if (!wide) {
    const head = headLayers(env, area, area.h * 0.38);
    const below = { ...area, y: head.bottom, h: area.y + area.h - head.bottom };
    return [...pane.layers, ...head.layers, ...plotLayers(env, below, 0)];
  }
  const split = area.x + area.w * 0.36;
  const column = { ...area, w: split - area.x - 50 * unit };
  const head = headLayers(env, column, area.h * 0.8, true);
  const rest = { ...area, x: split + 10 * unit, w: area.x + area.w - split - 10 * unit };
  return [
    ...pane.layers,
    ...head.layers,
    divider(env, 'split', split, area.y - 46 * unit, area.y + area.h, 60),
    ...plotLayers(env, rest, split),
  ];
}

/** Headline figure and its change, at the top or in mid-pane; `bottom` is where the plot may begin. */
function headLayers(env: LineEnv, box: Box, room: number, centred = false): { layers: Layer[]; bottom: number } {
  const { scene } = env;
  const { unit } = env.stage;
  const edges = edgesOf(env, box);
  const key = scene.figure ?? scene.points.at(-1)?.figure;
  const { delta } = scene;
  const arrow = delta && delta.trend !== 'flat' ? 46 * unit : 0;
  const indent = arrow ? arrow + 24 * unit : 0;
  const maxHeight = Math.min(240, (room / unit) * 0.7);
  const block = key ? figure(env, env.figure(key), box.w, { size: 300, maxHeight }) : null;
  const color = delta?.trend === 'down' ? trendColor('down') : TERMINAL.amber;
  const change = delta ? changeBlock(env, delta, box.w - indent, color) : null;
  const gap = block && change ? 44 * unit : 0;
  const height = (block?.h ?? 0) + gap + (change?.h ?? 0);
  const y = centred ? box.y + (box.h - height) * 0.4 : box.y;
  const layers: Layer[] = [];
  if (block && key)
    layers.push(
      ...settlingFigure(env, 'figure', block, { ...edges.start, y }, { at: 90, bloom: true, key, bell: true }),
    );
  if (delta && change) {
    const top = y + height - change.h;
    const size = { edge: edges.start, y: top + change.h / 2, size: arrow, color, ms: 420 };
    if (delta.trend !== 'flat') layers.push(trendMark(env, 'delta.mark', delta.trend, size));
    const x = edges.start.x + (edges.start.anchor === 'left' ? indent : -indent);
    const motion = wipeIn({ at: 420, ms: 240 });
    layers.push(placeText(env, 'delta', change, { x, anchor: edges.start.anchor, y: top }, { motion }));
  }
  return { layers, bottom: y + height };
}

function changeBlock(
  env: LineEnv,
  delta: NonNullable<SceneOf<'line'>['delta']>,
  width: number,
  color: string,
): TextBlock {
  const runs = [{ text: `${env.figure(delta.figure, 'signed')} `, weight: 800 }, { text: env.text(delta.label) }];
  return words(env, runs, width, { size: 62, floor: 44, maxLines: 2, maxHeight: 130, color });
}
