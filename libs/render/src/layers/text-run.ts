import type { Context } from '../fonts/canvas';
import { canvasFill, type Fill } from './fill';

/** Where a run's baseline starts, and how far its glyphs are stretched upwards. */
export interface Pen {
  x: number;
  y: number;
  tall?: number;
}

/** Fills a run in the font that the context has; gradients lie in frame pixels whatever the stretch. */
export function fillRun(ctx: Context, text: string, pen: Pen, fill: Fill): void {
  const tall = pen.tall ?? 1;
  if (tall === 1) {
    ctx.fillStyle = canvasFill(ctx, fill);
    ctx.fillText(text, pen.x, pen.y);
    return;
  }
  ctx.save();
  ctx.translate(0, pen.y);
  ctx.scale(1, tall);
  ctx.fillStyle = canvasFill(ctx, unstretched(fill, pen.y, tall));
  ctx.fillText(text, pen.x, 0);
  ctx.restore();
}

/** Outlines a run in the font that the context has. */
export function strokeRun(ctx: Context, text: string, pen: Pen, stroke: { color: string; width: number }): void {
  ctx.save();
  ctx.translate(0, pen.y);
  ctx.scale(1, pen.tall ?? 1);
  ctx.lineJoin = 'round';
  ctx.lineWidth = stroke.width;
  ctx.strokeStyle = stroke.color;
  ctx.strokeText(text, pen.x, 0);
  ctx.restore();
}

function unstretched(fill: Fill, baseline: number, tall: number): Fill {
  if (typeof fill === 'string') return fill;
  const at = ([x, y]: [number, number]): [number, number] => [x, (y - baseline) / tall];
  return fill.gradient === 'linear' ? { ...fill, from: at(fill.from), to: at(fill.to) } : { ...fill, at: at(fill.at) };
}
