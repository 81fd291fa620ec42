import { touch } from '../compose/clear-texts';
import { placeRect } from '../compose/place';
import { readsFromRight, splitDown } from '../compose/reading-side';
import type { Box } from '../stage/stage';
import type { SceneEnv, SceneOf } from '../styles/scene-env';
import type { Layer } from '../timeline/layer';
import { headed } from './headed';
import { alongRoom, markRows } from './mark-rows';
import { linkPiece, type Pair, pairScale, pairsOf, rowBeat, timesLegend, valueTexts } from './paired-rows';
import { placeFigure } from './pieces';
import type { StyleKit } from './style-kit';

type Env = SceneEnv<SceneOf<'dumbbell'>>;

/** Largest values, labels and rooms of marks for two, three, and more rows, px on 1080x1920. */
const SIZES = [
  { valueSize: 84, labelSize: 66, thick: 130 },
  { valueSize: 76, labelSize: 60, thick: 110 },
  { valueSize: 68, labelSize: 52, thick: 90 },
] as const;
/** Largest marks, px on 1080x1920. */
const MOST_R = 30;
/** Between a mark and its value, px on 1080x1920. */
const AIR = 20;

/** Rows that have moved: each a hollow mark, a filled mark and a bar between them, both with their values on their outer sides. */
export function dumbbellStandard(env: Env, kit: StyleKit): Layer[] {
  const { unit } = env.stage;
  const { rows, highlight, title } = env.scene;
  const { layers, body, aside } = headed(env, kit, env.text(title));
  const names = timesLegend(env, kit, aside ?? { ...body, h: body.h * 0.14 }, aside !== null);
  const area = aside ? body : splitDown(body, names.box.h, 52 * unit)[1];
  const { valueSize, ...sizes } = SIZES[rows.length - 2] ?? SIZES[2];
  const { layers: labels, rooms } = markRows(
    env,
    kit,
    area,
    rows.map((row, index) => ({
      id: `row${index}`,
      label: env.text(row.label),
      strong: index === highlight,
    })),
    { foot: 0, figureSize: sizes.labelSize, headShare: 0.36, ...sizes },
  );
  return [...layers, ...names.layers, ...labels, ...links(env, kit, rooms, valueSize)];
}

/** The marks of all rows on one scale, and their values. */
function links(env: Env, kit: StyleKit, rooms: readonly Box[], valueSize: number): Layer[] {
  const { unit } = env.stage;
  const [first] = rooms;
  if (!first) return [];
  const fromRight = readsFromRight(env);
  const pairs = pairsOf(env);
  const { low, high } = pairScale(pairs);
  const texts = valueTexts(env, kit, valueSize, { w: first.w * 0.3, h: first.h });
  const widest = Math.max(...texts.flat().map(({ w }) => w));
  const r = Math.min(MOST_R * unit, first.h * 0.3);
  const margin = widest + AIR * unit + r;
  const plot = { x: first.x + margin, w: Math.max(1, first.w - 2 * margin) };
  const at = alongRoom(plot, low, high, fromRight);
  return rooms.flatMap((line, index): Layer[] => {
    const pair = pairs[index];
    if (!pair) return [];
    const y = line.y + line.h / 2;
    const ends: [number, number] = [at(pair.before), at(pair.now)];
    const values = texts.flatMap((blocks, time): Layer[] => {
      const block = blocks[index];
      if (!block) return [];
      const away = r + AIR * unit;
      const isLeft = isOnLeft(pair, time === 1, fromRight);
      const x = (ends[time] ?? 0) + (isLeft ? -away - block.w : away);
      const id = `row${index}.${time === 0 ? 'before' : 'now'}`;
      const spot = { x, y: y - block.h / 2 };
      return [placeFigure(env, kit, id, block, spot, rowBeat(env, index, time === 0 ? 0 : 1))];
    });
    const zero = low < 0 && high > 0 ? zeroTick(env, kit, index, { ...line, x: at(0) }, values) : [];
    const link = linkPiece(env, kit, index, kit.colors.mass, {
      from: [ends[0], y],
      to: [ends[1], y],
      width: r * 0.75,
      r,
    });
    return [...zero, link, ...values];
  });
}

/** Whether a value stands on the left of its row: it has its mark at the outer side of the link. */
function isOnLeft({ before, now }: Pair, isNow: boolean, fromRight: boolean): boolean {
  const grows = fromRight ? now < before : now >= before;
  return isNow ? !grows : grows;
}

/** Where values lie on both sides of zero a rule says where it is, unless a value stands there. */
function zeroTick(env: Env, kit: StyleKit, index: number, { x, y, h }: Box, values: readonly Layer[]): Layer[] {
  const w = Math.max(4, kit.shape.line * 0.6) * env.stage.unit;
  const box = { x: x - w / 2, y, w, h };
  if (values.some((value) => value.box && touch(value.box, { ...box, x: box.x - 2 * w, w: 5 * w }))) return [];
  return [placeRect(env, `row${index}.zero`, box, kit.colors.rule, { motion: kit.enter.mark(rowBeat(env, index)) })];
}
