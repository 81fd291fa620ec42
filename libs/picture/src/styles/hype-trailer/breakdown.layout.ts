import { place, placeText } from '../../compose/place';
import { isLandscape, startsOnRight } from '../../compose/reading-side';
import { setIn } from '../../compose/set-in';
import { fillAcross } from '../../layers/fill';
import type { ShapeProps } from '../../layers/shape.layer';
import { Z, type Box, boundsOf } from '../../stage/stage';
import { sharesOf } from '../../standard/chart-values';
import type { Layer } from '../../timeline/layer';
import { fade, wipeIn } from '../../timeline/motion';
import type { SceneEnv, SceneOf } from '../scene-env';
import { chartHead } from './lock-up';
import { metal } from './metal';
import { HYPE } from './preset';
import { below, billingType, cueFor, leaving, powerLine, slamIn, thrownIn, wideType } from './type-and-motion';

type BreakdownEnv = SceneEnv<SceneOf<'breakdown'>>;

/** One tower is the whole; it is lit part by part from its foot, and each part calls out its figure. */
export function breakdownLayout(env: BreakdownEnv): Layer[] {
  const { content, unit } = env.stage;
  const { scene } = env;
  const head = chartHead(
    env,
    { title: env.text(scene.title), ...(scene.total ? { figure: scene.total.figure } : {}) },
    { ...content, h: content.h * (isLandscape(env) ? 0.34 : 0.3) },
  );
  const area = below(env, head.bottom + 64 * unit);
  const rtl = startsOnRight(env);
  const wide = Math.min(250 * unit, area.w * 0.28);
  const tower = { ...area, w: wide, x: rtl ? area.x + area.w - wide : area.x };
  const gap = 110 * unit;
  const words = { ...area, w: area.w - wide - gap, x: rtl ? area.x : area.x + wide + gap };
  const shares = sharesOf(env, scene.parts);
  const sum = shares.reduce((total, share) => total + share, 0) || 1;
  const largest = shares.indexOf(Math.max(...shares));
  const rows = rowsOf(
    shares.map((share) => share / sum),
    area,
  );
  let y = area.y;
  const layers = scene.parts.flatMap((part, index): Layer[] => {
    const h = (area.h * (shares[index] ?? 0)) / sum;
    const slab = { ...tower, y, h: Math.max(2 * unit, h - 8 * unit) };
    y += h;
    const strong = index === largest;
    const start = cueFor(env, part.figure, 160 + index * 240);
    const row = { ...words, ...(rows[index] ?? { y: area.y, h: area.h }) };
    return [segment(env, index, slab, strong, start), ...partWords(env, index, row, slab, strong, start + 160)];
  });
  return [...head.layers, ...layers];
}

/** Heights of the call-outs: as the shares, but never too low to read. */
function rowsOf(shares: number[], area: Box): Array<{ y: number; h: number }> {
  const least = 0.72 / shares.length;
  const weights = shares.map((share) => Math.max(least, share));
  const sum = weights.reduce((total, weight) => total + weight, 0);
  let y = area.y;
  return weights.map((weight) => {
    const row = { y, h: (area.h * weight) / sum };
    y += row.h;
    return row;
  });
}

function segment(env: BreakdownEnv, index: number, box: Box, strong: boolean, at: number): Layer {
  const { unit } = env.stage;
  const slab: ShapeProps = {
    shape: 'rect',
    box,
    fill: strong
      ? fillAcross(box.x, box.x + box.w, [0, HYPE.white], [0.2, HYPE.pale], [0.6, HYPE.bright], [1, HYPE.deepGold])
      : fillAcross(box.x, box.x + box.w, [0, HYPE.deepGold], [0.06, HYPE.bronze], [0.6, HYPE.umber], [1, HYPE.soot]),
    ...(strong ? { glow: { color: `${HYPE.deepGold}B0`, blur: 60 * unit } } : {}),
  };
  const motion = [wipeIn({ at, ms: 420, from: 'bottom' }), leaving(env)];
  return place(env, 'shape', `part${index}`, slab, { z: Z.marks, box, motion });
}

function partWords(env: BreakdownEnv, index: number, row: Box, slab: Box, strong: boolean, at: number): Layer[] {
  const { unit } = env.stage;
  const part = env.scene.parts[index];
  if (!part) return [];
  const rtl = startsOnRight(env);
  const gap = Math.min(26 * unit, row.h * 0.1);
  const low = row.h < 150 * unit;
  const look = { ...wideType(env, env.text(part.label), 48, strong ? HYPE.white : HYPE.bone), maxLines: 2 };
  const figureW = low ? row.w * 0.46 : row.w;
  const stacked = setIn(env, look, { ...row, h: row.h * 0.4 });
  const spare = low ? row.h * 0.62 : row.h - stacked.box.h - 2 * gap;
  const high = Math.max(24 * unit, Math.min((strong ? 150 : 104) * unit, spare));
  const block = powerLine(env, env.figure(part.figure), { w: figureW, h: high }, high * 0.8);
  const y = row.y + (row.h - block.h - (low ? 0 : gap + stacked.box.h)) / 2;
  const figure = { block, box: { x: rtl ? row.x + row.w - block.w : row.x, y, w: block.w, h: block.h } };
  const w = row.w - block.w - 30 * unit;
  const beside = { ...row, x: rtl ? row.x : row.x + block.w + 30 * unit, w, y: row.y + row.h * 0.06, h: row.h * 0.88 };
  const narrow = { ...billingType(env, env.text(part.label), Math.min(46, (row.h / unit) * 0.46)), maxLines: 2 };
  // Low rows have no height to give away: the narrow face keeps a name on one or two lines of them.
  const label = low
    ? setIn(env, { ...narrow, floor: narrow.size * 0.5, leading: 1, color: look.color }, beside, { stand: 'middle' })
    : stacked;
  const from = rtl ? slab.x - 10 * unit : slab.x + slab.w + 10 * unit;
  const to = rtl ? row.x + row.w + 20 * unit : row.x - 20 * unit;
  const points: Array<[number, number]> = [
    [from, slab.y + slab.h / 2],
    [(from + to) / 2, slab.y + slab.h / 2],
    [(from + to) / 2, y + block.h / 2],
    [to, y + block.h / 2],
  ];
  const line: ShapeProps = {
    shape: 'path',
    points,
    stroke: { fill: strong ? HYPE.bright : HYPE.bronze, width: 4 * unit },
  };
  const name = low ? label.box : { x: label.box.x, y: y + block.h + gap };
  return [
    place(env, 'shape', `leader${index}`, line, {
      z: Z.marks,
      box: boundsOf(points),
      motion: [fade({ at, ms: 200 }), leaving(env)],
    }),
    ...metal(env, `figure${index}`, figure, { cast: strong ? 'gold' : 'chrome', motion: slamIn(env, at, !strong) }),
    placeText(env, `label${index}`, label.block, name, { motion: [thrownIn(env, at + 120), leaving(env)] }),
  ];
}
