import { longestWord } from '../compose/longest-word';
import { placeRect } from '../compose/place';
import { readsFromRight, splitAcross, splitDown } from '../compose/reading-side';
import { setAlike, setOnOneOrTwo } from '../compose/set-alike';
import type { Look } from '../compose/set-in';
import type { Box } from '../stage/stage';
import type { SceneEnv, SceneOf } from '../styles/scene-env';
import type { TextBlock } from '../text/text-block';
import type { Layer } from '../timeline/layer';
import { beat } from './beats';
import { headed } from './headed';
import { rulePiece } from './marks';
import { placeFigure, placeSet } from './pieces';
import type { StyleKit, Tone } from './style-kit';

type Env = SceneEnv<SceneOf<'table'>>;

/** Highest rows and largest figures of few rows and of more, px on 1080x1920. */
const SIZES = { few: { tallest: 260, figure: 124 }, more: { tallest: 210, figure: 88 } } as const;
const FEW = 3;
/** Smallest figures with names beside them, px on 1080x1920; where they would be smaller, names stand over their figures. */
const BESIDE_FROM = 46;
/** Figures are tried in columns of these shares of their width: longer heads need what is left of it. */
const TRIED = [1, 0.86, 0.72, 0.6] as const;
/** Shares of the width that names beside figures take. */
const NAMES = { least: 0.26, most: 0.42 } as const;
/** Air between columns, between texts under each other, and at the ends of a row, px on 1080x1920. */
const GAP = 34;
const BETWEEN = 12;
const PAD = 22;
/** Share of a row's height for its texts. */
const INK = 0.74;

/** How the rows of a table share its room: names beside their figures, or over them. */
interface Plan extends Columns {
  names: TextBlock[];
  /** Width of the names' column; null where names stand over figures. */
  beside: number | null;
}

interface Columns {
  heads: TextBlock[];
  /** By row and column. */
  cells: TextBlock[][];
  widths: number[];
}

/** Rows by columns; the row that is spoken of lies on the accent. */
export function tableStandard(env: Env, kit: StyleKit): Layer[] {
  const { unit } = env.stage;
  const { rows, highlight } = env.scene;
  const { layers, body } = headed(env, kit, env.text(env.scene.title));
  const pad = PAD * unit;
  const inner = { ...body, x: body.x + pad, w: body.w - 2 * pad };
  const plan = beside(env, kit, inner) ?? over(env, kit, inner);
  const high = Math.max(...plan.heads.map(({ h }) => h));
  const [top, area] = splitDown(inner, high, GAP * unit);
  const pitch = pitchOf(env, area);
  return [
    ...layers,
    ...placed(env, plan, top, plan.heads, (block, box, index) =>
      placeSet(env, kit, `head${index}`, block, { x: endOf(env, block, box), y: box.y + high - block.h }, beat(env, 1)),
    ),
    ...rows.flatMap((_, index): Layer[] => {
      const line = { ...area, y: area.y + index * pitch, h: pitch };
      const strip = { ...line, x: body.x, w: body.w };
      const at = beat(env, 2 + index);
      // Rules part rows that have no strip at their edge.
      const isParted = index > 0 && index !== highlight && index - 1 !== highlight;
      const rule = { ...line, h: 3 * unit };
      return [
        ...(index === highlight
          ? [placeRect(env, 'strip', strip, kit.colors.accent, { motion: kit.enter.mark(at) })]
          : []),
        ...(isParted ? rulePiece(env, kit, `row${index}.rule`, rule, at) : []),
        ...rowLayers(env, kit, plan, index, line, at),
      ];
    }),
  ];
}

function sizesOf({ scene }: Env): (typeof SIZES)['few' | 'more'] {
  return scene.rows.length > FEW ? SIZES.more : SIZES.few;
}

function pitchOf(env: Env, area: Box): number {
  return Math.min(area.h / env.scene.rows.length, sizesOf(env).tallest * env.stage.unit);
}

function toneOf({ scene }: Env, index: number, quiet: Tone): Tone {
  return index === scene.highlight ? 'onAccent' : quiet;
}

/** Names, heads and figures with names beside the figures; null where these would be too small to read. */
function beside(env: Env, kit: StyleKit, box: Box): Plan | null {
  const { unit } = env.stage;
  const words = nameLooks(env, kit, 54);
  const word = Math.max(...words.map((look) => longestWord(env, look, 44 * unit)));
  const room = Math.min(box.w * NAMES.most, Math.max(box.w * NAMES.least, word + 4));
  const tall = rowHeight(env, box) * INK;
  const names = setOnOneOrTwo(env, words, { w: room, h: tall });
  const width = Math.max(...names.map(({ w }) => w));
  const columns = columnsIn(env, kit, { w: box.w - width - GAP * unit, h: tall });
  const smallest = Math.min(...columns.cells.flat().map(({ size }) => size));
  return columns.isTight || smallest < BESIDE_FROM * unit || word > room ? null : { ...columns, names, beside: width };
}

function over(env: Env, kit: StyleKit, box: Box): Plan {
  const tall = rowHeight(env, box) * INK - BETWEEN * env.stage.unit;
  const names = setAlike(env, nameLooks(env, kit, 48), { w: box.w, h: tall * 0.46, lines: 1 });
  return { ...columnsIn(env, kit, { w: box.w, h: tall * 0.54 }), names, beside: null };
}

/** About as high as a row will be, before the heads are set. */
function rowHeight(env: Env, box: Box): number {
  return pitchOf(env, { ...box, h: box.h - (96 + GAP) * env.stage.unit });
}

function nameLooks(env: Env, kit: StyleKit, size: number): Look[] {
  return env.scene.rows.map(({ label }, index) => kit.words(env.text(label), size, toneOf(env, index, 'dim')));
}

/** Columns as wide as their figures and the words of their heads need, with the same air beside each; tight where that is too wide. */
function columnsIn(env: Env, kit: StyleKit, room: { w: number; h: number }): Columns & { isTight: boolean } {
  const { unit } = env.stage;
  const { columns } = env.scene;
  const looks = columns.map((column) => kit.words(env.text(column), 46, 'dim'));
  const words = looks.map((look) => longestWord(env, look, 43 * unit) + 4);
  const all = room.w - GAP * unit * (columns.length - 1);
  const triedAt = (share: number) => {
    const cells = cellsIn(env, kit, { ...room, w: (all / columns.length) * share });
    const needs = words.map((word, column) => Math.max(word, ...cells.map((row) => row[column]?.w ?? 0)));
    return { cells, needs, spare: all - needs.reduce((sum, need) => sum + need, 0) };
  };
  const { cells, needs, spare } = triedAt(TRIED.find((share) => triedAt(share).spare >= 0) ?? 1);
  const isTight = spare < 0;
  const widths = needs.map((need) => (isTight ? all / columns.length : need + spare / columns.length));
  const heads = setOnOneOrTwo(env, looks, { w: Math.min(...widths), h: 120 * unit });
  const own = looks.map(
    (look, column) =>
      setAlike(env, [{ ...look, size: heads[0]?.size ?? look.size }], {
        w: widths[column] ?? 1,
        h: 120 * unit,
        lines: 2,
      })[0],
  );
  return { heads: own.flatMap((head) => head ?? []), cells, widths, isTight };
}

/** All figures in one size, by row and column. */
function cellsIn(env: Env, kit: StyleKit, room: { w: number; h: number }): TextBlock[][] {
  const { rows, columns } = env.scene;
  const looks = rows.flatMap(({ figures }, index) =>
    figures.map((key) => kit.figure(env.figure(key), sizesOf(env).figure, toneOf(env, index, 'ink'))),
  );
  const all = setAlike(env, looks, { ...room, lines: 1 });
  return rows.map((_, index) => all.slice(index * columns.length, (index + 1) * columns.length));
}

/** A layer for each of a row's columns, in its column's room. */
function placed(
  env: Env,
  { beside: width, widths }: Plan,
  line: Box,
  blocks: readonly TextBlock[],
  write: (block: TextBlock, box: Box, index: number) => Layer,
): Layer[] {
  const gap = GAP * env.stage.unit;
  let left = width === null ? line : splitAcross(env, line, width, gap)[1];
  return blocks.map((block, index) => {
    const [column, rest] = splitAcross(env, left, widths[index] ?? left.w, gap);
    left = rest;
    return write(block, column, index);
  });
}

/** Figures end where their column ends, so that their digits stand under each other. */
function endOf(env: Env, block: TextBlock, { x, w }: Box): number {
  return readsFromRight(env) ? x : x + w - block.w;
}

function rowLayers(env: Env, kit: StyleKit, plan: Plan, index: number, line: Box, at: number): Layer[] {
  const [name, cells] = [plan.names[index], plan.cells[index]];
  if (!name || !cells) return [];
  const between = BETWEEN * env.stage.unit;
  const tall = Math.max(...cells.map(({ h }) => h));
  const top = line.y + (line.h - (name.h + between + tall)) / 2;
  const nameY = plan.beside === null ? top : line.y + (line.h - name.h) / 2;
  const startX = readsFromRight(env) ? line.x + line.w - name.w : line.x;
  return [
    placeSet(env, kit, `row${index}.label`, name, { x: startX, y: nameY }, at),
    ...placed(env, plan, line, cells, (block, box, column) => {
      const y = plan.beside === null ? top + name.h + between + tall - block.h : line.y + (line.h - block.h) / 2;
      return placeFigure(env, kit, `row${index}.cell${column}`, block, { x: endOf(env, block, box), y }, at);
    }),
  ];
}
