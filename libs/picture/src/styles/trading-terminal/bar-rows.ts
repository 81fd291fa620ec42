import { place, placeRect, placeText } from '../../compose/place';
import { barGeometry } from '../../layers/bars.layer';
import type { Box } from '../../stage/stage';
import type { TextBlock } from '../../text/text-block';
import type { Layer } from '../../timeline/layer';
import { fade, progress } from '../../timeline/motion';
import type { SceneEnv, SceneOf } from '../scene-env';
import { edgesOf, type Edge } from './desk';
import type { CellBarsData } from './marks.painters';
import { words } from './mono-type';
import { TERMINAL } from './preset';

/** Most rows whose bars may have the pane's whole width, each under its own name. */
const FEW = 5;

/**
 * A table of lying bars from one zero; nothing can meet, whatever its sign. Few rows run under their names from edge to
 * edge, more of them stand between a column of names and a column of values.
 */
export function barRows(env: SceneEnv<SceneOf<'bars'>>, box: Box): Layer[] {
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
    place(
      env,
      'paint',
      'rows',
      { painter: 'terminal.cell-bars', data },
      { box: plot, motion: progress({ at: 180, ms: 900, ease: 'linear', sound: 'tick' }) },
    ),
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
