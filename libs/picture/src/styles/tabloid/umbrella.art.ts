import { sheen, type CutOutArt } from './cut-out-art';

const RIBS = [0.04, 0.24, 0.5, 0.76, 0.96] as const;
const LEVELS = [90, 235, 150, 40] as const;

/** An open umbrella: good against rain, good against sun. */
export const umbrellaArt: CutOutArt = (ctx, w, h) => {
  const [top, rim] = [h * 0.06, h * 0.52];
  ctx.lineCap = 'round';
  for (const [color, width] of [
    ['#000000', 0.07],
    ['#c8c8c8', 0.035],
  ] as const) {
    ctx.strokeStyle = color;
    ctx.lineWidth = w * width;
    ctx.beginPath();
    ctx.moveTo(w * 0.5, top);
    ctx.lineTo(w * 0.5, h * 0.86);
    ctx.bezierCurveTo(w * 0.5, h * 0.99, w * 0.68, h * 0.99, w * 0.68, h * 0.86);
    ctx.stroke();
  }
  ctx.lineWidth = w * 0.014;
  ctx.lineJoin = 'round';
  LEVELS.forEach((level, index) => {
    const [left, right] = [w * (RIBS[index] ?? 0), w * (RIBS[index + 1] ?? 1)];
    ctx.fillStyle = sheen(ctx, left, right, [
      [0, Math.min(255, level + 70)],
      [1, Math.max(0, level - 40)],
    ]);
    ctx.strokeStyle = '#000000';
    ctx.beginPath();
    ctx.moveTo(w * 0.5, top);
    ctx.quadraticCurveTo(left + (w * 0.5 - left) * 0.12, top + h * 0.1, left, rim);
    ctx.quadraticCurveTo((left + right) / 2, rim - h * 0.11, right, rim);
    ctx.quadraticCurveTo(right + (w * 0.5 - right) * 0.12, top + h * 0.1, w * 0.5, top);
    ctx.fill();
    ctx.stroke();
  });
};
