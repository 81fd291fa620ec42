import { place, placeText } from '../../compose/place';
import { linePoints, type LineProps } from '../../layers/line.layer';
import { boxesOverlap } from '../../checks/overlaps';
import { crossesLine } from '../../compose/crosses-line';
import { Z, type Box } from '../../stage/stage';
import type { TextBlock } from '../../text/text-block';
import type { Layer } from '../../timeline/layer';
import { fade, grow } from '../../timeline/motion';
import type { SceneEnv, SceneOf } from '../scene-env';
import { leave, startAt } from './news-motion';
import type { NewsPlan } from './news-plan';
import { FACE, NEWS } from './preset';

type LineEnv = SceneEnv<SceneOf<'line'>>;

/** Where marks may stand, and when the line is drawn. */
export interface MarkFrame {
  floor: number;
  ceiling: number;
  /** A slab inside the chart that marks keep clear of. */
  slab: Box | null;
  drawAt: number;
  drawMs: number;
}

/** Values on the first, last, lowest and highest point where they fit clear of line and each other; first and last date on the floor. */
export function markSeries(env: LineEnv, plan: NewsPlan, plot: LineProps, frame: MarkFrame): Layer[] {
  const { points } = env.scene;
  const spots = linePoints(plot);
  const last = points.length - 1;
  const lowest = plot.values.indexOf(Math.min(...plot.values));
  const highest = plot.values.indexOf(Math.max(...plot.values));
  const taken: Box[] = frame.slab ? [frame.slab] : [];
  const layers: Layer[] = [];
  for (const index of [...new Set([last, 0, lowest, highest])]) {
    const key = points[index]?.figure;
    const spot = spots[index];
    if (!key || !spot) continue;
    // The headline over the chart already is the last value where no other figure is asked for.
    if (index === last && (env.scene.figure ?? key) === key) continue;
    if (index === last && env.scene.figure && env.figure(env.scene.figure) === env.figure(key)) continue;
    const block = env.fitLine({
      text: env.figure(key),
      font: FACE.figure,
      size: 60 * plan.u,
      width: plan.body.w * 0.44,
      color: NEWS.white,
    });
    const box = clearSpot(plan, block, spot, spots, taken, frame);
    if (!box) continue;
    taken.push(box);
    layers.push(...mark(env, plan, block, box, spot, index, frame));
  }
  return [...layers, ...dates(env, plan, frame)];
}

/** The nearest place over or under a point that touches neither the line nor another mark; null where there is none. */
function clearSpot(
  { u, body }: NewsPlan,
  block: TextBlock,
  [x, y]: [number, number],
  spots: Array<[number, number]>,
  taken: Box[],
  { floor, ceiling }: MarkFrame,
): Box | null {
  const left = Math.min(Math.max(body.x, x - block.w / 2), body.x + body.w - block.w);
  for (let away = 30 * u; away < 130 * u; away += 8 * u) {
    for (const top of [y - away - block.h, y + away]) {
      const box = { x: left, y: top, w: block.w, h: block.h };
      const padded = { x: left - 10 * u, y: top - 18 * u, w: block.w + 20 * u, h: block.h + 36 * u };
      const inside = top > ceiling + 16 * u && top + block.h < floor - 20 * u;
      if (inside && !crossesLine(padded, spots) && !taken.some((other) => boxesOverlap(padded, other, 0))) return box;
    }
  }
  return null;
}

function mark(
  env: LineEnv,
  { u }: NewsPlan,
  block: TextBlock,
  box: Box,
  [x, y]: [number, number],
  index: number,
  { drawAt, drawMs }: MarkFrame,
): Layer[] {
  const share = index / Math.max(1, env.scene.points.length - 1);
  const at = startAt(env, drawAt + drawMs * (0.12 + 0.8 * share));
  const motion = [fade({ at, sound: 'tick' }), leave(env)];
  const layers: Layer[] = [placeText(env, `value${index}`, block, { x: box.x, y: box.y }, { motion })];
  if (index === env.scene.points.length - 1 || x < box.x) return layers;
  const dot = { x: x - 16 * u, y: y - 16 * u, w: 32 * u, h: 32 * u };
  layers.push(
    place(
      env,
      'shape',
      `dot${index}`,
      { shape: 'disc', x, y, r: 16 * u, fill: NEWS.white },
      {
        z: Z.marks + 4,
        box: dot,
        motion: [grow({ at, ms: 300 }), leave(env)],
      },
    ),
  );
  return layers;
}

function dates(env: LineEnv, { u, body }: NewsPlan, { floor, drawAt, drawMs }: MarkFrame): Layer[] {
  const { points } = env.scene;
  const set = (text: string) =>
    env.fit({
      text,
      font: FACE.bold,
      size: 48 * u,
      floor: 40 * u,
      width: body.w * 0.47,
      maxLines: 1,
      maxHeight: 64 * u,
      color: NEWS.ice,
    });
  const from = set(env.text(points[0]?.label));
  const to = set(env.text(points.at(-1)?.label));
  const baseline = floor + 62 * u;
  const late = drawAt + drawMs * 0.85;
  return [
    placeText(env, 'from', from, { x: body.x, baseline }, { motion: [fade({ at: startAt(env, drawAt) }), leave(env)] }),
    placeText(
      env,
      'to',
      to,
      { x: body.x + body.w, baseline, anchor: 'right' },
      { motion: [fade({ at: startAt(env, late) }), leave(env)] },
    ),
  ];
}
