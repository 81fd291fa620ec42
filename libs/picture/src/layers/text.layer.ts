import type { Context } from '../surface/surface';
import type { Box } from '../stage/stage';
import type { SetLine, TextBlock } from '../text/text-block';
import { graphemesOf, hasRightToLeft } from '../text/words';
import { canvasFill, type Fill } from './fill';
import { type Drop, dropRun, fillRun, strokeRun } from './text-run';
import type { DrawEnv, Painter } from './painter';

/** A set text at a place; x and y are its ink's top left. */
export interface TextProps {
  block: TextBlock;
  x: number;
  y: number;
  /**
   * How it waits for the end of `progress`; it stands whole by default. `typed` adds letter after letter. Digits are dashes
   * until the whole text stands, so no frame shows a part of a figure, which would read as another one.
   */
  reveal?: 'typed' | 'settled';
  /** A filled box behind each line. */
  highlight?: { fill: Fill; padX: number; padY: number };
  stroke?: { color: string; width: number };
  drop?: Drop;
  glow?: { color: string; blur: number };
  /** A block after the last visible character; blinks at 2 Hz when `blink`. */
  cursor?: { color: string; width: number; height: number; blink: boolean };
}

/** Between the last letter and the cursor, in widths of the cursor. */
export const CURSOR_GAP = 0.35;

/** Text as set by `fitText`. */
export const textPainter: Painter<TextProps> = {
  draw(ctx, props, state, env) {
    const counted = props.reveal === 'typed' || props.cursor !== undefined;
    const total = counted ? props.block.lines.reduce((sum, line) => sum + lengthOf(line), 0) : 0;
    const typed = props.reveal === 'typed' ? state.progress * total : total;
    const waits = props.reveal !== undefined && state.progress < 1;
    let left = props.reveal === 'typed' ? Math.round(typed) : Infinity;
    for (const line of props.block.lines) {
      if (left <= 0) break;
      drawLine(ctx, line, props, { characters: left, waits }, env);
      left -= lengthOf(line);
    }
    if (props.cursor) drawCursor(ctx, props, props.cursor, typed, env);
  },
  pulse: (props, env) => (props.cursor?.blink ? `blink${Math.floor((env.frame * 4) / env.fps) % 2}` : null),
  textBoxes: ({ block, x, y }) => block.lines.map((line) => lineBox(line, x, y)),
};

/** Draws a set text as it is, with its ink's top left at a point; for layers that carry texts of their own. */
export function drawBlock(
  ctx: Context,
  block: TextBlock,
  x: number,
  y: number,
  env: DrawEnv,
  stroke?: TextProps['stroke'],
): void {
  for (const line of block.lines) drawLine(ctx, line, { block, x, y, stroke }, WHOLE, env);
}

/** Ink box of one line in frame pixels. */
export function lineBox(line: SetLine, x: number, y: number): Box {
  return { x: x + line.x, y: y + line.baseline - line.ascent, w: line.w, h: line.ascent + line.descent };
}

/** How much of a text stands: so many characters of it, and whether its digits still wait. */
interface Shown {
  characters: number;
  waits: boolean;
}

const WHOLE: Shown = { characters: Infinity, waits: false };

function drawLine(ctx: Context, line: SetLine, props: TextProps, shown: Shown, env: DrawEnv): void {
  if (props.highlight) {
    const { fill, padX, padY } = props.highlight;
    const box = lineBox(line, props.x, props.y);
    ctx.fillStyle = canvasFill(ctx, fill);
    ctx.fillRect(box.x - padX, box.y - padY, box.w + 2 * padX, box.h + 2 * padY);
  }
  let left = shown.characters;
  for (const run of line.runs) {
    const text = shownPart(run.text, { ...shown, characters: left });
    if (left < Infinity) left -= graphemesOf(run.text).length;
    if (!text) continue;
    env.surface.useFont(ctx, run.font, env.language);
    ctx.direction = props.block.rtl && hasRightToLeft(run.text) ? 'rtl' : 'ltr';
    ctx.textAlign = 'left';
    if (props.glow) {
      ctx.shadowColor = props.glow.color;
      ctx.shadowBlur = props.glow.blur;
    }
    const pen = { x: props.x + run.x, y: props.y + run.y, tall: run.font.tall };
    if (props.drop) dropRun(ctx, text, pen, props.drop);
    if (props.stroke) strokeRun(ctx, text, pen, props.stroke);
    fillRun(ctx, text, pen, run.fill);
    ctx.shadowBlur = 0;
  }
}

function shownPart(text: string, { characters, waits }: Shown): string {
  const part = characters === Infinity ? text : graphemesOf(text).slice(0, Math.max(0, characters)).join('');
  return waits ? part.replace(/\p{N}/gu, '-') : part;
}

function drawCursor(
  ctx: Context,
  props: TextProps,
  cursor: NonNullable<TextProps['cursor']>,
  characters: number,
  env: DrawEnv,
): void {
  if (cursor.blink && Math.floor((env.frame * 4) / env.fps) % 2 === 1) return;
  let left = Math.round(characters);
  for (const line of props.block.lines) {
    const length = lengthOf(line);
    const last = line === props.block.lines.at(-1);
    if (left > length && !last) {
      left -= length;
      continue;
    }
    const x = props.x + line.x + line.w * Math.min(1, left / Math.max(1, length));
    ctx.fillStyle = cursor.color;
    ctx.fillRect(
      x + cursor.width * CURSOR_GAP,
      props.y + line.baseline - cursor.height * 0.86,
      cursor.width,
      cursor.height,
    );
    return;
  }
}

function lengthOf(line: SetLine): number {
  return line.runs.reduce((sum, run) => sum + graphemesOf(run.text).length, 0);
}
