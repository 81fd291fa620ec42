import { place } from '../compose/place';
import { readsFromRight, splitDown } from '../compose/reading-side';
import { setAlike, setOnOneOrTwo } from '../compose/set-alike';
import type { Point } from '../layers/stroke.layer';
import type { Box } from '../stage/stage';
import type { SceneEnv, SceneOf } from '../styles/scene-env';
import type { TextBlock } from '../text/text-block';
import type { Layer } from '../timeline/layer';
import { beat } from './beats';
import { headed } from './headed';
import { linkPiece, pairScale, pairsOf, rowBeat, valueTexts } from './paired-rows';
import { placeFigure, placeSet } from './pieces';
import type { StyleKit } from './style-kit';

type Env = SceneEnv<SceneOf<'slope'>>;

/** Half sizes of marks and widths of lines, px on 1080x1920: of the row that is spoken of, and of the others. */
const STRONG = { r: 24, width: 14 } as const;
const QUIET = { r: 15, width: 6 } as const;
/** Between a mark and its texts, and between texts of two rows, px on 1080x1920. */
const ASIDE = 46;
const APART = 26;
/** Most of the width that the names of rows may take. */
const MOST_NAMES = 0.46;
/** Rows higher than this, px on 1080x1920, have name and value under each other. */
const STACKED_FROM = 132;

/** Two times beside each other and a line for each row; the row that is spoken of stands out. Time runs in reading direction. */
export function slopeStandard(env: Env, kit: StyleKit): Layer[] {
  const { layers, body } = headed(env, kit, env.text(env.scene.title));
  return [...layers, ...chart(env, kit, body)];
}

/** Texts of one row at one of the times, beside and under each other; the first stands next to the mark. */
interface RowTexts {
  value: TextBlock;
  name: TextBlock | null;
  isStacked: boolean;
}

function chart(env: Env, kit: StyleKit, body: Box): Layer[] {
  const { unit } = env.stage;
  const { rows, highlight } = env.scene;
  const heads = setAlike(
    env,
    env.scene.times.map((time, index) => kit.words(env.text(time), 56, index === 1 ? 'ink' : 'dim')),
    { w: body.w * 0.46, h: Math.min(body.h * 0.18, 130 * unit), lines: 2 },
  );
  const [, area] = splitDown(body, Math.max(...heads.map(({ h }) => h)), 36 * unit);
  const slot = area.h / rows.length - APART * unit;
  const isStacked = slot > STACKED_FROM * unit;
  const room = { w: area.w * 0.24, h: isStacked ? slot * 0.5 : slot };
  const [before, now] = valueTexts(env, kit, 76, room);
  const [first, last] = [before, now].map((blocks) => Math.max(...blocks.map(({ w }) => w)));
  const gap = 22 * unit;
  const names = setOnOneOrTwo(
    env,
    rows.map((row, index) => kit.words(env.text(row.label), 54, index === highlight ? 'ink' : 'dim')),
    isStacked
      ? { w: area.w * MOST_NAMES, h: slot * 0.46 }
      : { w: Math.max(1, area.w * 0.56 - (last ?? 0) - gap), h: slot },
  );
  const texts: [RowTexts[], RowTexts[]] = [
    before.map((value) => ({ value, name: null, isStacked })),
    now.flatMap((value, index) => (names[index] ? [{ value, name: names[index], isStacked }] : [])),
  ];
  const widest = Math.max(...texts[1].map((one) => widthOf(one, gap)));
  const aside = ASIDE * unit;
  const fromRight = readsFromRight(env);
  const [left, right] = fromRight ? [widest, first ?? 0] : [first ?? 0, widest];
  const edges: [number, number] = [area.x + left + aside, area.x + area.w - right - aside];
  const axes: [number, number] = fromRight ? [edges[1], edges[0]] : edges;
  const tallest = Math.max(...texts.flat().map((one) => heightOf(one, unit)));
  const plot = { y: area.y + tallest / 2, h: Math.max(1, area.h - tallest) };
  const { low, high } = pairScale(pairsOf(env));
  const y = (value: number): number => plot.y + (plot.h * (high - value)) / (high - low || 1);
  const spots = pairsOf(env).map((pair): [Point, Point] => [
    [axes[0], y(pair.before)],
    [axes[1], y(pair.now)],
  ]);
  const quiet = kit.inked ? kit.colors.mass : kit.colors.dim;
  const links = spots.map(([from, to], index) => {
    const look = index === highlight ? STRONG : QUIET;
    return linkPiece(env, kit, index, quiet, { from, to, r: look.r * unit, width: look.width * unit });
  });
  const sides = ([0, 1] as const).flatMap((time) => {
    const isLeft = (time === 0) !== fromRight;
    const heights = texts[time].map((one) => heightOf(one, unit) + APART * unit);
    const middles = spread(
      spots.map((spot) => spot[time][1]),
      heights,
      { y: area.y - (APART / 2) * unit, h: area.h + APART * unit },
    );
    return texts[time].flatMap((one, index): Layer[] => {
      const [axis, dot] = spots[index]?.[time] ?? [0, 0];
      const middle = middles[index] ?? dot;
      const edge = axis + (isLeft ? -aside : aside);
      return [
        ...leader(env, kit, index, time, [axis, dot], [edge, middle]),
        ...written(env, kit, index, time, one, { x: edge, y: middle, isLeft, gap }),
      ];
    });
  });
  const titles = heads.map((block, time) => {
    const isLeft = (time === 0) !== fromRight;
    const x = isLeft ? body.x : body.x + body.w - block.w;
    return placeSet(env, kit, `time${time}`, block, { x, y: body.y }, beat(env, 1));
  });
  return [...titles, ...links, ...sides];
}

function heightOf({ value, name, isStacked }: RowTexts, unit: number): number {
  if (!name) return value.h;
  return isStacked ? value.h + 8 * unit + name.h : Math.max(value.h, name.h);
}

function widthOf({ value, name, isStacked }: RowTexts, gap: number): number {
  if (!name) return value.w;
  return isStacked ? Math.max(value.w, name.w) : value.w + gap + name.w;
}

/** A row's texts on one side: the value next to its mark, the name under it or beyond it. */
function written(
  env: Env,
  kit: StyleKit,
  index: number,
  time: 0 | 1,
  texts: RowTexts,
  { x, y, isLeft, gap }: { x: number; y: number; isLeft: boolean; gap: number },
): Layer[] {
  const { unit } = env.stage;
  const { value, name, isStacked } = texts;
  const top = y - heightOf(texts, unit) / 2;
  const at = rowBeat(env, index, time);
  const from = (block: TextBlock, edge: number): number => (isLeft ? edge - block.w : edge);
  const id = `row${index}.${time === 0 ? 'before' : 'now'}`;
  const valueY = isStacked || !name ? top : y - value.h / 2;
  const beyond = x + (isLeft ? -1 : 1) * (value.w + gap);
  return [
    placeFigure(env, kit, id, value, { x: from(value, x), y: valueY }, at),
    ...(name
      ? [
          placeSet(
            env,
            kit,
            `row${index}.label`,
            name,
            isStacked
              ? { x: from(name, x), y: top + value.h + 8 * unit }
              : { x: from(name, beyond), y: y - name.h / 2 },
            at,
          ),
        ]
      : []),
  ];
}

/** A thin line from a mark to texts that had to give way to others. */
function leader(env: Env, kit: StyleKit, index: number, time: 0 | 1, [x, y]: Point, to: Point): Layer[] {
  const { unit } = env.stage;
  const look = index === env.scene.highlight ? STRONG : QUIET;
  if (Math.abs(to[1] - y) < look.r * unit) return [];
  const way = Math.sign(to[0] - x);
  const points: Point[] = [
    [x + way * (look.r + 2) * unit, y],
    [to[0] - way * 8 * unit, to[1]],
  ];
  const stroke = { fill: kit.colors.dim, width: 3 * unit };
  return [
    place(
      env,
      'shape',
      `row${index}.leader${time}`,
      { shape: 'path', points, stroke },
      { motion: kit.enter.mark(rowBeat(env, index, time)) },
    ),
  ];
}

/** Middles of texts as near to where they are wanted as leaves each its height within a room, in the order of their values. */
export function spread(wanted: readonly number[], heights: readonly number[], room: Pick<Box, 'y' | 'h'>): number[] {
  const order = wanted.map((_, index) => index).sort((a, b) => (wanted[a] ?? 0) - (wanted[b] ?? 0) || a - b);
  const half = (index: number | undefined): number => (index === undefined ? 0 : (heights[index] ?? 0) / 2);
  const middles = [...wanted];
  let least = room.y;
  for (const index of order) {
    middles[index] = Math.max(wanted[index] ?? 0, least + half(index));
    least = (middles[index] ?? 0) + half(index);
  }
  let most = room.y + room.h;
  for (const index of order.toReversed()) {
    middles[index] = Math.min(middles[index] ?? 0, most - half(index));
    most = (middles[index] ?? 0) - half(index);
  }
  return middles;
}
