import { useFont } from '../fonts/canvas-measurer';
import { parseFigure, writeFigure } from '../text/parse-figure';
import type { TextBlock } from '../text/text-block';
import { canvasFill } from './fill';
import type { Painter } from './painter';
import { lineBox } from './text.layer';

/** A figure that counts up. The block is the final display set in tabular digits on one line: its box never changes. */
export interface CounterProps {
  block: TextBlock;
  x: number;
  y: number;
  /** `count` runs the value up; `settle` lets the digits come to rest from the left, one every 40 ms or so. */
  mode: 'count' | 'settle';
  glow?: { color: string; blur: number };
}

/** Counts to exactly the display string; a figure with nothing to count is simply shown. */
export const counterPainter: Painter<CounterProps> = {
  draw(ctx, props, state, env) {
    for (const line of props.block.lines) {
      for (const run of line.runs) {
        useFont(ctx, run.font, env.language);
        ctx.direction = 'ltr';
        ctx.fillStyle = canvasFill(ctx, run.fill);
        if (props.glow) {
          ctx.shadowColor = props.glow.color;
          ctx.shadowBlur = props.glow.blur;
        }
        const text = shownFigure(run.text, state.progress, props.mode, env.frame);
        const slack = run.w - env.measurer.ink(text, run.font).advance;
        ctx.fillText(text, props.x + run.x + Math.max(0, slack), props.y + run.y);
        ctx.shadowBlur = 0;
      }
    }
  },
  textBoxes: ({ block, x, y }) => block.lines.map((line) => lineBox(line, x, y)),
};

/** What a figure shows at a share of its way; at 1 exactly its display string. */
export function shownFigure(display: string, share: number, mode: CounterProps['mode'], frame: number): string {
  if (share >= 1) return display;
  if (mode === 'settle') return settling(display, share, frame);
  const figure = parseFigure(display);
  return figure ? writeFigure(figure, figure.value * Math.max(0, share)) : display;
}

function settling(display: string, share: number, frame: number): string {
  const count = display.replace(/\D/g, '').length;
  let seen = 0;
  return display.replace(/\d/g, (digit) => {
    seen += 1;
    if (seen <= share * count) return digit;
    return String((Number(digit) + seen * 7 + Math.floor(frame / 2) * 3) % 10);
  });
}
