import { place, placeRect, placeText } from '../../compose/place';
import { Z, type Box } from '../../stage/stage';
import type { Layer } from '../../timeline/layer';
import { wipeIn } from '../../timeline/motion';
import type { SceneEnv } from '../scene-env';
import { words } from './mono-type';
import { TERMINAL } from './preset';

interface CrossHair {
  /** Room of the plot; the horizontal hair spans it. */
  plot: Box;
  points: Array<[number, number]>;
  /** Which point the hairs cross on. */
  focus: number;
  /** Left and right edge that the tag keeps to. */
  left: number;
  right: number;
  /** Display of that point's value. */
  text: string;
  /** Milliseconds at which the line has come there. */
  at: number;
}

/** Dashed amber hairs through one value, which stands on a solid tag above all that the line does beneath it. */
export function crossHair(env: SceneEnv, { plot, points, focus, left: from, right, text, at }: CrossHair): Layer[] {
  const { unit } = env.stage;
  const spot = points[focus];
  if (!spot) return [];
  const block = words(env, text, plot.w * 0.42, {
    size: 50,
    floor: 38,
    maxLines: 1,
    weight: 800,
    color: TERMINAL.ground,
  });
  const pad = { x: 18 * unit, y: 17 * unit };
  const w = block.w + 2 * pad.x;
  const left = focus === points.length - 1 ? right - w : Math.min(Math.max(from, spot[0] - w / 2), right - w);
  const [before, after] = [left - 20 * unit, left + w + 20 * unit];
  const under = points.filter(
    ([x], index) => (x >= before || (points[index + 1]?.[0] ?? 0) >= before) && (points[index - 1]?.[0] ?? 0) <= after,
  );
  const roof = Math.min(...under.map(([, y]) => y));
  const tag = { x: left, y: roof - 40 * unit - block.h - 2 * pad.y, w, h: block.h + 2 * pad.y };
  const hair = (id: string, from: [number, number], to: [number, number], box: Box, ms: number): Layer =>
    place(
      env,
      'shape',
      id,
      {
        shape: 'path',
        points: [from, to],
        stroke: { fill: `${TERMINAL.amber}B0`, width: 2.4 * unit, dash: [8 * unit, 8 * unit] },
      },
      { z: Z.marks + 1, box, motion: wipeIn({ at, ms, from: id === 'hair.x' ? 'right' : 'top' }) },
    );
  const [x, y] = spot;
  const floor = plot.y + plot.h;
  return [
    hair('hair.x', [plot.x, y], [plot.x + plot.w, y], { x: plot.x, y, w: plot.w, h: 2 }, 260),
    hair('hair.y', [x, tag.y + tag.h], [x, floor], { x, y: tag.y + tag.h, w: 2, h: floor - tag.y - tag.h }, 180),
    ...(focus === points.length - 1 ? [] : [crossing(env, spot, at)]),
    placeRect(env, 'tag.ground', tag, TERMINAL.amber, {
      z: Z.finish + 2,
      motion: wipeIn({ at, ms: 160, from: 'right', sound: 'relay' }),
    }),
    placeText(
      env,
      'tag',
      block,
      { x: tag.x + pad.x, y: tag.y + pad.y },
      { motion: wipeIn({ at, ms: 160, from: 'right' }) },
    ),
  ];
}

/** A square where the hairs cross, as on the end of the line. */
function crossing(env: SceneEnv, [x, y]: [number, number], at: number): Layer {
  const r = 13 * env.stage.unit;
  const box = { x: x - r, y: y - r, w: 2 * r, h: 2 * r };
  return placeRect(env, 'crossing', box, TERMINAL.amber, { z: Z.marks + 2, motion: wipeIn({ at, ms: 100 }) });
}
