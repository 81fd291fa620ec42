import { useFont } from '../fonts/canvas-measurer';
import { parseFigure, writeFigure } from '../text/parse-figure';
import type { TextBlock } from '../text/text-block';
import type { Painter } from './painter';
import { type Drop, dropRun, fillRun, strokeRun } from './text-run';
import { lineBox } from './text.layer';

/** A figure that counts up. The block is the final display set in tabular digits on one line: its box never changes. */
export interface CounterProps {
  block: TextBlock;
  x: number;
  y: number;
  /** `count` runs the value up; `settle` lets the digits come to rest from the left, one every 40 ms or so. */
  mode: 'count' | 'settle';
  stroke?: { color: string; width: number };
  drop?: Drop;
  glow?: { color: string; blur: number };
}

/** Counts to exactly the display string; a figure with nothing to count is simply shown. */
export const counterPainter: Painter<CounterProps> = {
  draw(ctx, props, state, env) {
    for (const line of props.block.lines) {
      for (const run of line.runs) {
        useFont(ctx, run.font, env.language);
        ctx.direction = 'ltr';
        if (props.glow) {
          ctx.shadowColor = props.glow.color;
          ctx.shadowBlur = props.glow.blur;
        }
        const text = shownFigure(run.text, state.progress, props.mode);
        const parts =
          text === run.text
            ? [{ char: text, x: 0, wide: 1 }]
            : inPlaces(text, run.text, (part) => env.measurer.ink(part, run.font).advance);
        const pens = parts.map(({ char, x, wide }) => ({
          char,
          pen: { x: props.x + run.x + x, y: props.y + run.y, tall: run.font.tall, wide },
        }));
        const { stroke, drop } = props;
        if (drop) for (const { char, pen } of pens) dropRun(ctx, char, pen, drop);
        if (stroke) for (const { char, pen } of pens) strokeRun(ctx, char, pen, stroke);
        for (const { char, pen } of pens) fillRun(ctx, char, pen, run.fill);
        ctx.shadowBlur = 0;
      }
    }
  },
  textBoxes: ({ block, x, y }) => block.lines.map((line) => lineBox(line, x, y)),
};

/**
 * Characters of a figure on its way at the places of its final ones, matched from the right: digits stand in the middle
 * of the digit they become and are squeezed to its width where they are wider, so nothing jitters or overlaps in faces
 * without tabular digits either. `advance` measures a text; `wide` is 1 or how far a character is squeezed.
 */
export function inPlaces(
  shown: string,
  final: string,
  advance: (text: string) => number,
): Array<{ char: string; x: number; wide: number }> {
  // Unit words stay whole: letters of Devanagari and Arabic shape each other.
  const words = /\D*$/.exec(final)?.[0] ?? '';
  const tail = shown.endsWith(words) ? words : '';
  const ends = [...final.slice(0, final.length - tail.length)];
  let left = advance(ends.join(''));
  const placed = tail === '' ? [] : [{ char: tail, x: left, wide: 1 }];
  [...shown.slice(0, shown.length - tail.length)].reverse().forEach((char, index) => {
    const place = ends.length - 1 - index;
    const end = ends[place];
    const width = advance(char);
    const room = end !== undefined && kindOf(end) === kindOf(char) ? advance(end) : null;
    const wide = room === null ? 1 : Math.min(1, room / Math.max(1, width));
    left = room === null ? left - width : advance(ends.slice(0, place).join('')) + (room - width * wide) / 2;
    placed.unshift({ char, x: left, wide });
  });
  return placed;
}

function kindOf(char: string): string {
  return /\d/.test(char) ? 'digit' : char;
}

/** What a figure shows at a share of its way; at 1 exactly its display string. */
export function shownFigure(display: string, share: number, mode: CounterProps['mode']): string {
  if (share >= 1) return display;
  if (mode === 'settle') return settling(display, share);
  const figure = parseFigure(display);
  return figure ? writeFigure(figure, figure.value * Math.max(0, share)) : display;
}

/** Digits that have not come yet are dashes, as on a board that waits: no other figure is ever shown. */
function settling(display: string, share: number): string {
  const count = display.replace(/\D/g, '').length;
  let seen = 0;
  return display.replace(/\d/g, (digit) => (++seen <= share * count ? digit : '-'));
}
