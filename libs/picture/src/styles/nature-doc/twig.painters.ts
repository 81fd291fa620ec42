import { stylePainter } from '../../layers/painter';
import { type Tint, tintOf } from './preset';

/** A shoot that bends a little on its way up. */
export interface StemData {
  x: number;
  top: number;
  foot: number;
  width: number;
  color: Tint;
}

/** A leaf on a short stalk; `way` 1 points right. */
export interface LeafData {
  x: number;
  y: number;
  way: 1 | -1;
  size: number;
  color: Tint;
  vein: Tint;
  light: Tint;
}

export const stemPainter = stylePainter<StemData>((ctx, { x, top, foot, width, color }) => {
  const bend = width * 1.1;
  const length = foot - top;
  ctx.fillStyle = tintOf(color);
  ctx.beginPath();
  ctx.moveTo(x, top);
  ctx.bezierCurveTo(x + bend, top + length * 0.3, x - bend, top + length * 0.6, x - width * 0.5, foot);
  ctx.lineTo(x + width * 0.5, foot);
  ctx.bezierCurveTo(x - bend + width, top + length * 0.6, x + bend + width * 0.5, top + length * 0.3, x, top);
  ctx.fill();
});

export const leafPainter = stylePainter<LeafData>((ctx, { x, y, way, size, color, vein, light }) => {
  ctx.save();
  ctx.translate(x, y);
  ctx.scale(way, 1);
  ctx.rotate(-0.5);
  const fill = ctx.createLinearGradient(0, -size * 0.3, 0, size * 0.3);
  fill.addColorStop(0, tintOf([color, light, 0.14]));
  fill.addColorStop(1, tintOf([color, vein, 0.45]));
  ctx.fillStyle = fill;
  ctx.beginPath();
  ctx.moveTo(0, 0);
  ctx.bezierCurveTo(size * 0.25, -size * 0.46, size * 0.7, -size * 0.36, size, 0);
  ctx.bezierCurveTo(size * 0.7, size * 0.3, size * 0.25, size * 0.32, 0, 0);
  ctx.fill();
  ctx.strokeStyle = tintOf(vein, 0.6);
  ctx.lineWidth = size * 0.03;
  ctx.beginPath();
  ctx.moveTo(0, 0);
  ctx.quadraticCurveTo(size * 0.5, -size * 0.07, size * 0.92, 0);
  ctx.stroke();
  ctx.restore();
});
