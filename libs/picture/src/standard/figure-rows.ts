import { longestWord } from '../compose/longest-word';
import { splitAcross } from '../compose/reading-side';
import { setAlike } from '../compose/set-alike';
import type { Box } from '../stage/stage';
import type { SceneEnv } from '../styles/scene-env';
import type { TextBlock } from '../text/text-block';
import type { Layer } from '../timeline/layer';
import { beat } from './beats';
import { rulePiece } from './marks';
import { placeFigure, placeSet } from './pieces';
import type { StyleKit, Tone } from './style-kit';

/** One row: a label where reading starts, its figure at the other end. */
export interface FigureRow {
  id: string;
  label: string;
  /** Key of its figure. */
  figure: string;
  strong: boolean;
  tone?: Tone;
  /** Draws what stands before the label (a swatch, a rank, a logo) in the squares kept for it. */
  lead?: (box: Box, at: number) => Layer[];
}

/** How rows share their box. */
export interface RowsPlan {
  /** First turn of the scene's entrances that rows take. */
  turn: number;
  /** Highest a row may be, px on 1080x1920. */
  tallest: number;
  /** Whether rules part the rows. */
  ruled: boolean;
  /** How many squares stand before each label. */
  leads: number;
  /** Side of such a square, px on 1080x1920; 96 by default. */
  leadSize?: number;
  /** Largest figures and labels, px on 1080x1920. */
  figureSize?: number;
  labelSize?: number;
}

/** Rows of one height with labels of one size and figures of one size, from the top of a box. */
export function figureRows(env: SceneEnv, kit: StyleKit, box: Box, rows: FigureRow[], plan: RowsPlan): Layer[] {
  const { unit } = env.stage;
  const height = Math.min(box.h / Math.max(1, rows.length), plan.tallest * unit);
  const inner = height - (plan.ruled ? 24 : 14) * unit;
  const side = Math.min(inner, (plan.leadSize ?? 96) * unit);
  const lead = plan.leads ? side * plan.leads + (plan.leads - 1) * 16 * unit : 0;
  const gap = 28 * unit;
  const figureSize = Math.min(plan.figureSize ?? 104, (inner / unit) * 0.8);
  const taken = gap + (lead ? lead + gap : 0);
  const word = Math.max(0, ...rows.map((row) => longestWord(env, kit.words(row.label), 43 * unit)));
  const figures = setAlike(
    env,
    rows.map((row) => kit.figure(env.figure(row.figure), figureSize, row.tone ?? (row.strong ? 'accent' : 'ink'))),
    { w: Math.max(box.w * 0.25, Math.min(box.w * 0.46, box.w - taken - word)), h: inner },
  );
  const widest = Math.max(0, ...figures.map((block) => block.w));
  const labels = setAlike(
    env,
    rows.map((row) =>
      kit.words(row.label, Math.min(plan.labelSize ?? 60, (inner / unit) * 0.62), row.strong ? 'ink' : 'dim'),
    ),
    { w: box.w - widest - taken, h: inner },
  );
  return rows.flatMap((row, index): Layer[] => {
    const line = { x: box.x, y: box.y + index * height, w: box.w, h: height };
    const at = beat(env, plan.turn + index, row.figure);
    const [leadBox, rest] = lead ? splitAcross(env, line, lead, gap) : [line, line];
    const [labelBox, figureBox] = splitAcross(env, rest, rest.w - widest - gap, gap);
    const square = { x: leadBox.x, y: line.y + (height - side) / 2, w: lead, h: side };
    const label = labels[index];
    const figure = figures[index];
    const rule = { x: box.x, y: line.y + height - 2 * unit, w: box.w, h: 3 * unit };
    return [
      ...(row.lead?.(square, at) ?? []),
      ...(label ? [placeSet(env, kit, `${row.id}.label`, label, startOf(label, labelBox, height), at)] : []),
      ...(figure ? [placeFigure(env, kit, `${row.id}.figure`, figure, endOf(env, figure, figureBox, height), at)] : []),
      ...(plan.ruled && index < rows.length - 1 ? rulePiece(env, kit, `${row.id}.rule`, rule, at) : []),
    ];
  });
}

function startOf(block: TextBlock, box: Box, height: number): { x: number; y: number } {
  return { x: block.rtl ? box.x + box.w - block.w : box.x, y: box.y + (height - block.h) / 2 };
}

/** Figures end where the row ends, so that their last digits stand under each other. */
function endOf(env: SceneEnv, block: TextBlock, box: Box, height: number): { x: number; y: number } {
  const left = splitAcross(env, box, block.w, 0)[0].x > box.x;
  return { x: left ? box.x : box.x + box.w - block.w, y: box.y + (height - block.h) / 2 };
}
