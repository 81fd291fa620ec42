import { grey, type CutOutArt } from './cut-out-art';

/** A megaphone that shouts to the upper left. */
export const megaphoneArt: CutOutArt = (ctx, w, h) => {
  ctx.save();
  ctx.translate(w * 0.52, h * 0.5);
  ctx.rotate(0.34);
  const s = Math.min(w, h) * 0.48;
  ctx.lineJoin = 'round';
  ctx.lineWidth = s * 0.03;
  ctx.strokeStyle = '#000000';
  ctx.fillStyle = '#2a2a2a';
  ctx.beginPath();
  ctx.roundRect(s * 0.18, s * 0.2, s * 0.2, s * 0.62, s * 0.06);
  ctx.fill();
  const bell = ctx.createLinearGradient(0, -s * 0.7, 0, s * 0.7);
  for (const [share, level] of [
    [0, 120],
    [0.22, 255],
    [0.5, 150],
    [0.8, 40],
    [1, 90],
  ] as const)
    bell.addColorStop(share, grey(level));
  ctx.fillStyle = bell;
  ctx.beginPath();
  ctx.moveTo(-s * 0.72, -s * 0.66);
  ctx.quadraticCurveTo(-s * 0.1, -s * 0.24, s * 0.5, -s * 0.2);
  ctx.lineTo(s * 0.5, s * 0.2);
  ctx.quadraticCurveTo(-s * 0.1, s * 0.24, -s * 0.72, s * 0.66);
  ctx.closePath();
  ctx.fill();
  ctx.stroke();
  ctx.fillStyle = '#3c3c3c';
  ctx.beginPath();
  ctx.roundRect(s * 0.46, -s * 0.24, s * 0.34, s * 0.48, s * 0.08);
  ctx.fill();
  ctx.fillStyle = '#f4f4f4';
  ctx.beginPath();
  ctx.ellipse(-s * 0.72, 0, s * 0.16, s * 0.68, 0, 0, Math.PI * 2);
  ctx.fill();
  ctx.stroke();
  ctx.fillStyle = '#111111';
  ctx.beginPath();
  ctx.ellipse(-s * 0.7, 0, s * 0.1, s * 0.54, 0, 0, Math.PI * 2);
  ctx.fill();
  ctx.restore();
};
