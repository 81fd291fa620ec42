import { place } from '../compose/place';
import { splitAcross } from '../compose/reading-side';
import { setAlike } from '../compose/set-alike';
import type { LinkProps } from '../layers/link.layer';
import type { Point } from '../layers/stroke.layer';
import { type Box, boxAround, Z } from '../stage/stage';
import type { SceneEnv, SceneOf } from '../styles/scene-env';
import type { TextBlock } from '../text/text-block';
import type { Layer } from '../timeline/layer';
import { beat } from './beats';
import { lengthOf } from './chart-values';
import { placeSet, type Piece } from './pieces';
import type { StyleKit } from './style-kit';

export type PairedEnv = SceneEnv<SceneOf<'dumbbell' | 'slope'>>;

/** A row's values at both times, for geometry. */
export interface Pair {
  before: number;
  now: number;
}

/** The values of all rows. */
export function pairsOf(env: PairedEnv): Pair[] {
  return env.scene.rows.map(({ figures: [before, now] }) => ({
    before: lengthOf(env, before),
    now: lengthOf(env, now),
  }));
}

/** Lowest and highest of all values: one scale for both times and all rows. */
export function pairScale(pairs: readonly Pair[]): { low: number; high: number } {
  const all = pairs.flatMap(({ before, now }) => [before, now]);
  return { low: Math.min(...all), high: Math.max(...all) };
}

/** Both values of every row as text, in one size; the earlier values come first. */
export function valueTexts(
  env: PairedEnv,
  kit: StyleKit,
  size: number,
  room: { w: number; h: number },
): [before: TextBlock[], now: TextBlock[]] {
  const { rows, highlight } = env.scene;
  const looks = ([0, 1] as const).flatMap((time) =>
    rows.map(({ figures }, index) => {
      const tone = index !== highlight ? 'dim' : time === 1 ? 'accent' : 'ink';
      return kit.figure(env.figure(figures[time]), size, tone);
    }),
  );
  const blocks = setAlike(env, looks, room);
  return [blocks.slice(0, rows.length), blocks.slice(rows.length)];
}

/** When a row enters, and just after it its later value: in its turn, so that it stands when it is said and can answer. */
export function rowBeat(env: PairedEnv, index: number, time: 0 | 1 = 0): number {
  return beat(env, 1 + index * 2 + time);
}

/** A row's values joined; the row that is spoken of has the accent and lies over the others, which are `quiet`. */
export function linkPiece(
  env: PairedEnv,
  kit: StyleKit,
  index: number,
  quiet: string,
  look: Pick<LinkProps, 'from' | 'width' | 'r'> & { to: Point },
): Layer {
  const { unit } = env.stage;
  const isStrong = index === env.scene.highlight;
  const box = around([look.from, look.to], look.r);
  const [before = '', now = ''] = env.scene.rows[index]?.figures ?? [];
  const props: LinkProps = {
    ...look,
    shape: shapeOf(kit),
    fill: isStrong ? kit.colors.accent : quiet,
    edge: kit.inked ? { color: kit.inked.color, width: kit.inked.meter * unit } : undefined,
  };
  return place(env, 'link', `row${index}.link`, props, {
    box,
    motion: kit.enter.chart(rowBeat(env, index)),
    z: isStrong ? Z.marks + 1 : Z.marks,
    marks: [{ figure: now, box, from: before }],
  });
}

function around(points: readonly Point[], r: number): Box {
  const { x, y, w, h } = boxAround(points);
  return { x: x - r, y: y - r, w: w + 2 * r, h: h + 2 * r };
}

function shapeOf(kit: StyleKit): LinkProps['shape'] {
  return kit.shape.radius > 0 ? 'disc' : 'square';
}

/** Which mark is of which time: beside each other, or under each other in a column. */
export function timesLegend(env: PairedEnv, kit: StyleKit, box: Box, isColumn: boolean): Piece {
  const { unit } = env.stage;
  const [size, gap, between] = [36 * unit, 20 * unit, 64 * unit];
  const looks = env.scene.times.map((time, index) => kit.words(env.text(time), 50, index === 1 ? 'ink' : 'dim'));
  const all = isColumn ? box.w - size - gap : box.w - 2 * (size + gap) - between;
  const room = { w: all, h: Math.max(size, Math.min(box.h * (isColumn ? 0.4 : 1), 120 * unit)) };
  const one = setAlike(env, looks, { ...room, lines: 1 });
  const wide = isColumn ? Math.max(...one.map(({ w }) => w)) : one.reduce((sum, { w }) => sum + w, 0);
  const isOne = wide <= all && one.every(({ lines }) => lines.length === 1);
  const names = isOne ? one : setAlike(env, looks, { ...room, w: isColumn ? all : all / 2, lines: 2 });
  const height = Math.max(size, ...names.map(({ h }) => h));
  let left = { ...box, h: height };
  const layers = names.flatMap((block, index): Layer[] => {
    const at = beat(env, 1 + index);
    const [cell, rest] = splitAcross(env, left, size + gap + block.w, between);
    left = isColumn ? { ...left, y: left.y + height + gap } : rest;
    const [mark, words] = splitAcross(env, cell, size, gap);
    const square = { ...mark, y: cell.y + (height - size) / 2, h: size };
    return [
      timeMark(env, kit, `time${index}.mark`, square, index === 0, at),
      placeSet(
        env,
        kit,
        `time${index}`,
        block,
        { x: block.rtl ? words.x + words.w - block.w : words.x, y: cell.y + (height - block.h) / 2 },
        at,
      ),
    ];
  });
  return { layers, box: { ...box, h: isColumn ? 2 * height + gap : height } };
}

/** A mark as links have them at their ends, by itself. */
function timeMark(env: PairedEnv, kit: StyleKit, id: string, box: Box, isHollow: boolean, at: number): Layer {
  const r = box.w / 2;
  const middle: Point = [box.x + r, box.y + r];
  const props: LinkProps = {
    from: middle,
    to: isHollow ? null : middle,
    width: 0,
    r,
    shape: shapeOf(kit),
    fill: kit.colors.ink,
  };
  return place(env, 'link', id, props, { box, motion: kit.enter.mark(at) });
}
