import type { Context } from '../surface/surface';
import { isolateFigures } from '../text/words';
import { canvasFill, type Fill } from './fill';

/** Where a run's baseline starts, and how far its glyphs are stretched upwards. */
export interface Pen {
  x: number;
  y: number;
  tall?: number;
}

/** Fills a run in the font that the context has; gradients lie in frame pixels whatever the stretch. */
export function fillRun(ctx: Context, text: string, pen: Pen, fill: Fill): void {
  const { tall = 1 } = pen;
  if (tall === 1) {
    ctx.fillStyle = canvasFill(ctx, fill);
    ctx.fillText(ordered(ctx, text), pen.x, pen.y);
    return;
  }
  ctx.save();
  ctx.translate(pen.x, pen.y);
  ctx.scale(1, tall);
  ctx.fillStyle = canvasFill(ctx, unstretched(fill, pen));
  ctx.fillText(ordered(ctx, text), 0, 0);
  ctx.restore();
}

/** Outlines a run in the font that the context has. */
export function strokeRun(ctx: Context, text: string, pen: Pen, stroke: { color: string; width: number }): void {
  ctx.save();
  ctx.translate(pen.x, pen.y);
  ctx.scale(1, pen.tall ?? 1);
  ctx.lineJoin = 'round';
  ctx.lineWidth = stroke.width;
  ctx.strokeStyle = stroke.color;
  ctx.strokeText(ordered(ctx, text), 0, 0);
  ctx.restore();
}

/** A text in the order of its context's direction. */
export function ordered({ direction }: Context, text: string): string {
  return direction === 'rtl' ? isolateFigures(text) : text;
}

function unstretched(fill: Fill, { x: left, y: baseline, tall = 1 }: Pen): Fill {
  if (typeof fill === 'string') return fill;
  const at = ([x, y]: [number, number]): [number, number] => [x - left, (y - baseline) / tall];
  return fill.gradient === 'linear' ? { ...fill, from: at(fill.from), to: at(fill.to) } : { ...fill, at: at(fill.at) };
}

/** A hard shadow: the outline drawn along the way it is pushed, so that letters look cut out of something thick. */
export interface Drop {
  x: number;
  y: number;
  color: string;
  /** Width of the outline that is pushed, px. */
  width: number;
}

const DROP_STEPS = 5;

/** Draws a run's hard shadow, in the font that the context has. */
export function dropRun(ctx: Context, text: string, pen: Pen, { x, y, color, width }: Drop): void {
  for (let step = 1; step <= DROP_STEPS; step += 1) {
    const moved = { ...pen, x: pen.x + (x * step) / DROP_STEPS, y: pen.y + (y * step) / DROP_STEPS };
    strokeRun(ctx, text, moved, { color, width });
  }
}
