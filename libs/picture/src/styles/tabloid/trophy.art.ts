import type { Context } from '../../surface/surface';
import { sheen, starPoints, type CutOutArt } from './cut-out-art';

const METAL = [
  [0, 90],
  [0.14, 190],
  [0.3, 255],
  [0.44, 215],
  [0.64, 120],
  [0.82, 175],
  [0.92, 60],
  [1, 25],
] as const;

/** A cup with two handles on a plinth that stands below the drawing's lower edge. */
export const trophyArt: CutOutArt = (ctx, w, h) => {
  ctx.lineJoin = 'round';
  drawHandles(ctx, w, h);
  ctx.fillStyle = sheen(ctx, w * 0.2, w * 0.8, METAL);
  ctx.beginPath();
  ctx.moveTo(w * 0.2, h * 0.07);
  ctx.lineTo(w * 0.8, h * 0.07);
  ctx.bezierCurveTo(w * 0.8, h * 0.42, w * 0.66, h * 0.52, w * 0.56, h * 0.57);
  ctx.lineTo(w * 0.55, h * 0.72);
  ctx.lineTo(w * 0.68, h * 0.79);
  ctx.lineTo(w * 0.32, h * 0.79);
  ctx.lineTo(w * 0.45, h * 0.72);
  ctx.lineTo(w * 0.44, h * 0.57);
  ctx.bezierCurveTo(w * 0.34, h * 0.52, w * 0.2, h * 0.42, w * 0.2, h * 0.07);
  ctx.closePath();
  ctx.fill();
  ctx.strokeStyle = '#000000';
  ctx.lineWidth = w * 0.014;
  ctx.stroke();
  ctx.fillStyle = '#e6e6e6';
  ctx.beginPath();
  ctx.ellipse(w * 0.5, h * 0.075, w * 0.31, h * 0.045, 0, 0, Math.PI * 2);
  ctx.fill();
  ctx.stroke();
  ctx.fillStyle = '#1c1c1c';
  ctx.beginPath();
  ctx.ellipse(w * 0.5, h * 0.08, w * 0.25, h * 0.03, 0, 0, Math.PI * 2);
  ctx.fill();
  ctx.fillStyle = '#222222';
  ctx.fillRect(w * 0.24, h * 0.79, w * 0.52, h * 0.24);
  ctx.fillStyle = '#dddddd';
  ctx.fillRect(w * 0.34, h * 0.85, w * 0.32, h * 0.07);
  drawStar(ctx, w * 0.5, h * 0.3, w * 0.12);
};

function drawHandles(ctx: Context, w: number, h: number): void {
  for (const [color, width] of [
    ['#000000', 0.085],
    ['#b4b4b4', 0.055],
  ] as const) {
    ctx.strokeStyle = color;
    ctx.lineWidth = w * width;
    for (const side of [-1, 1]) {
      ctx.beginPath();
      ctx.moveTo(w * (0.5 + side * 0.28), h * 0.14);
      ctx.bezierCurveTo(
        w * (0.5 + side * 0.52),
        h * 0.1,
        w * (0.5 + side * 0.5),
        h * 0.42,
        w * (0.5 + side * 0.2),
        h * 0.46,
      );
      ctx.stroke();
    }
  }
}

function drawStar(ctx: Context, x: number, y: number, r: number): void {
  ctx.fillStyle = '#101010';
  ctx.beginPath();
  for (const [px, py] of starPoints()) ctx.lineTo(x + px * r, y + py * r);
  ctx.closePath();
  ctx.fill();
}
