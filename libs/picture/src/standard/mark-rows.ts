import { splitAcross, splitDown } from '../compose/reading-side';
import { setAlike } from '../compose/set-alike';
import type { Box } from '../stage/stage';
import type { SceneEnv } from '../styles/scene-env';
import type { TextBlock } from '../text/text-block';
import type { Layer } from '../timeline/layer';
import { beat } from './beats';
import { placeFigure, placeSet } from './pieces';
import type { StyleKit } from './style-kit';

/** A label and what is written for it, over the room of its mark. */
export interface MarkRow {
  id: string;
  label: string;
  /** Written out; left out where the mark carries its values itself. */
  figure?: string;
  /** Key that its word on the voice names; without one it enters in its turn. */
  key?: string;
  strong: boolean;
}

interface MarkRowsPlan {
  /** Kept under each mark for texts of its own, px on 1080x1920. */
  foot: number;
  /** Largest figures and thickest marks, px on 1080x1920. */
  figureSize: number;
  thick: number;
  labelSize?: number;
  /** Most of a row's height for its words; half of it without. */
  headShare?: number;
}

/** Row heights, px on 1080x1920: what a label needs, air between label and mark, and between rows. */
const LEAST_HEAD = 50;
const AIR = 18;
const MOST_GAP = 130;
const LEAST_GAP = 32;
const LEAST_MARK = 24;

/**
 * Rows over a box: label where reading starts, figure at the other end, and under both, or beside where rows are low, a room
 * for the row's mark. All rooms have the same left edge and width, so that their marks share a scale.
 */
export function markRows(
  env: SceneEnv,
  kit: StyleKit,
  box: Box,
  rows: readonly MarkRow[],
  plan: MarkRowsPlan,
): { layers: Layer[]; rooms: Box[] } {
  const { unit } = env.stage;
  const [foot, air] = [plan.foot * unit, AIR * unit];
  const slot = box.h / Math.max(1, rows.length);
  const isBeside = slot - foot < (LEAST_HEAD + AIR + LEAST_MARK + LEAST_GAP) * unit;
  const inner = slot - foot - LEAST_GAP * unit;
  const head = isBeside
    ? inner
    : Math.min(Math.max(LEAST_HEAD * unit, inner * (plan.headShare ?? 0.5)), plan.figureSize * 1.15 * unit);
  const mark = Math.min(isBeside ? inner * 0.8 : inner - head - air, plan.thick * unit);
  const height = isBeside ? inner + foot : head + air + mark + foot;
  const pitch = Math.min(slot, height + MOST_GAP * unit);
  const gap = 32 * unit;
  const wordsWidth = isBeside ? box.w * 0.48 : box.w;
  const figures = setAlike(
    env,
    rows.flatMap(({ figure, strong }) =>
      figure === undefined ? [] : [kit.figure(figure, plan.figureSize, strong ? 'accent' : 'ink')],
    ),
    { w: wordsWidth * 0.5, h: head },
  );
  const widest = Math.max(0, ...figures.map((block) => block.w + gap));
  const labels = setAlike(
    env,
    rows.map((row) => kit.words(row.label, plan.labelSize ?? 60, row.strong ? 'ink' : 'dim')),
    { w: Math.max(1, wordsWidth - widest), h: head },
  );
  const rooms: Box[] = [];
  const layers = rows.flatMap((row, index): Layer[] => {
    const [label, figure] = [labels[index], figures[index]];
    if (!label) return [];
    const line = { ...box, y: box.y + index * pitch, h: height };
    const [words, rest] = isBeside ? splitAcross(env, line, wordsWidth, gap) : splitDown(line, head, air);
    rooms.push({ ...rest, y: isBeside ? line.y + (inner - mark) / 2 : rest.y, h: mark });
    const at = beat(env, 1 + index * 2, row.key);
    const [start, end] = splitAcross(env, { ...words, h: head }, words.w - (figure?.w ?? 0), 0);
    return [
      placeSet(env, kit, `${row.id}.label`, label, { x: startOf(label, start), y: low(label, words.y, head) }, at),
      ...(figure
        ? [placeFigure(env, kit, `${row.id}.figure`, figure, { x: end.x, y: low(figure, words.y, head) }, at)]
        : []),
    ];
  });
  return { layers, rooms };
}

function startOf(block: TextBlock, box: Box): number {
  return block.rtl ? box.x + box.w - block.w : box.x;
}

/** Texts of one head stand on its foot. */
function low({ h }: TextBlock, y: number, head: number): number {
  return y + head - h;
}

/** Positions of values along a room, from where reading starts; `low` and `high` are the values at its ends. */
export function alongRoom(
  { x, w }: Pick<Box, 'x' | 'w'>,
  low: number,
  high: number,
  fromRight: boolean,
): (value: number) => number {
  return (value) => {
    const share = (value - low) / (high - low || 1);
    return fromRight ? x + w * (1 - share) : x + w * share;
  };
}
