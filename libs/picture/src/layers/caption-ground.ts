import type { BalloonDesign, CaptionDesign } from '../captions/caption-design';
import type { Context } from '../surface/surface';
import type { Box } from '../stage/stage';

/** How a ground is scaled and which side its tail is on. */
interface GroundScale {
  unit: number;
  rtl: boolean;
}

/** What stands behind words, over a box in frame pixels: a strip, or a speech balloon. */
export function drawCaptionGround(
  ctx: Context,
  box: Box,
  ground: NonNullable<CaptionDesign['ground']>,
  scale: GroundScale,
): void {
  if (!ground.balloon) {
    ctx.fillStyle = ground.fill;
    ctx.fillRect(box.x, box.y, box.w, box.h);
    if (ground.edge) {
      const width = ground.edge.width * scale.unit;
      ctx.strokeStyle = ground.edge.color;
      ctx.lineWidth = width;
      ctx.strokeRect(box.x + width / 2, box.y + width / 2, box.w - width, box.h - width);
    }
    return;
  }
  const { line, drop } = ground.balloon;
  ctx.save();
  ctx.lineJoin = 'round';
  ctx.lineWidth = line.width * scale.unit;
  ctx.strokeStyle = line.color;
  ctx.fillStyle = line.color;
  ctx.translate(drop.x * scale.unit, drop.y * scale.unit);
  traceBalloon(ctx, box, ground.balloon, scale);
  ctx.fill();
  ctx.stroke();
  ctx.translate(-drop.x * scale.unit, -drop.y * scale.unit);
  ctx.fillStyle = ground.fill;
  traceBalloon(ctx, box, ground.balloon, scale);
  ctx.fill();
  ctx.stroke();
  ctx.restore();
}

/** A stroke of a brush across the top of a box: thick where it starts, running out at its end. */
export function drawBrushStroke(ctx: Context, { x, y, w, h }: Box): void {
  ctx.beginPath();
  ctx.moveTo(x, y);
  ctx.quadraticCurveTo(x + w * 0.5, y - h * 0.9, x + w, y - h * 0.4);
  ctx.quadraticCurveTo(x + w * 0.5, y + h * 0.5, x + w * 0.02, y + h);
  ctx.fill();
}

/** Sides that swell a little, as drawn by hand, and a tail that bends towards the middle of the frame. */
function traceBalloon(ctx: Context, { x, y, w, h }: Box, { tail }: BalloonDesign, { unit, rtl }: GroundScale): void {
  const swell = Math.min(h * 0.07, 26 * unit);
  const r = Math.min(h * 0.34, 110 * unit);
  const [right, foot] = [x + w, y + h];
  const wide = Math.min(Math.max(34, tail.h * 0.36) * unit, w * 0.1);
  const from = Math.min(tail.at * unit, w * 0.5);
  const root = rtl ? right - from : x + from;
  const lean = rtl ? 1 : -1;
  ctx.beginPath();
  ctx.moveTo(x + r, y);
  ctx.quadraticCurveTo(x + w / 2, y - swell, right - r, y);
  ctx.quadraticCurveTo(right, y, right, y + r);
  ctx.quadraticCurveTo(right + swell * 0.6, y + h / 2, right, foot - r);
  ctx.quadraticCurveTo(right, foot, right - r, foot);
  ctx.lineTo(root + wide, foot + swell * 0.4);
  ctx.quadraticCurveTo(
    root + wide * 0.2 * -lean,
    foot + tail.h * unit * 0.4,
    root + lean * wide * 0.8,
    foot + tail.h * unit,
  );
  ctx.quadraticCurveTo(root - wide * 0.9, foot + tail.h * unit * 0.4, root - wide, foot + swell * 0.4);
  ctx.lineTo(x + r, foot);
  ctx.quadraticCurveTo(x, foot, x, foot - r);
  ctx.quadraticCurveTo(x - swell * 0.6, y + h / 2, x, y + r);
  ctx.quadraticCurveTo(x, y, x + r, y);
  ctx.closePath();
}
