import type { Context } from '../surface/surface';
import type { Box } from '../stage/stage';
import { canvasFill, type Fill } from './fill';
import type { Painter } from './painter';

/** Cells that fill from the left (or right); the last one may be partial. `share` is 0 to 1 of the whole width. */
export interface MeterProps {
  box: Box;
  share: number;
  /** Width of a cell and distance from one cell to the next. 0 draws one solid bar. */
  cell: number;
  pitch: number;
  fill: Fill;
  empty?: Fill;
  /** Parts of the whole in other colours, from the left: shares that add up to `share`. */
  parts?: Array<{ share: number; fill: Fill }>;
  /** Rounds the whole meter's corners. */
  radius?: number;
  /** Fills from the right, for videos that are read from there. */
  fromRight?: boolean;
  /** A line around the whole, drawn inwards. */
  frame?: { color: string; width: number };
}

/** A meter of cells; `progress` fills it. */
export const meterPainter: Painter<MeterProps> = {
  draw(ctx, props, state) {
    const { box } = props;
    ctx.save();
    if (props.radius) {
      ctx.beginPath();
      ctx.roundRect(box.x, box.y, box.w, box.h, props.radius);
      ctx.clip();
    }
    if (props.fromRight) {
      ctx.translate(2 * box.x + box.w, 0);
      ctx.scale(-1, 1);
    }
    const pitch = props.cell > 0 ? props.pitch : box.w;
    const cell = props.cell > 0 ? props.cell : box.w;
    const filled = box.w * Math.min(1, props.share) * state.progress;
    for (let x = 0; x < box.w - 0.5; x += pitch) {
      const width = Math.min(cell, box.w - x);
      if (props.empty) {
        ctx.fillStyle = canvasFill(ctx, props.empty);
        ctx.fillRect(box.x + x, box.y, width, box.h);
      }
      const lit = Math.min(width, filled - x);
      if (lit <= 0) continue;
      if (props.cell <= 0 && props.parts) {
        drawParts(ctx, box, filled, props.parts);
        continue;
      }
      ctx.fillStyle = canvasFill(ctx, colourAt(props, (x + lit / 2) / box.w));
      ctx.fillRect(box.x + x, box.y, lit, box.h);
    }
    if (props.frame) drawFrame(ctx, box, props.frame);
    ctx.restore();
  },
};

function drawFrame(ctx: Context, { x, y, w, h }: Box, { color, width }: NonNullable<MeterProps['frame']>): void {
  ctx.strokeStyle = color;
  ctx.lineWidth = width;
  ctx.strokeRect(x + width / 2, y + width / 2, w - width, h - width);
}

/** One solid bar shows its parts side by side as far as it is filled. */
function drawParts(ctx: Context, box: Box, filled: number, parts: NonNullable<MeterProps['parts']>): void {
  let x = 0;
  for (const part of parts) {
    const width = Math.max(0, Math.min(part.share * box.w, filled - x));
    ctx.fillStyle = canvasFill(ctx, part.fill);
    ctx.fillRect(box.x + x, box.y, width, box.h);
    x += part.share * box.w;
  }
}

function colourAt(props: MeterProps, share: number): Fill {
  let sum = 0;
  for (const part of props.parts ?? []) {
    sum += part.share;
    if (share <= sum) return part.fill;
  }
  return props.fill;
}
