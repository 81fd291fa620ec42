import type { TransitionPainter } from '../../frames/compositor';
import { NEWS } from './preset';

const BARS: Array<[number, number, string]> = [
  [0, 30, NEWS.white],
  [30, 190, NEWS.red],
  [220, 26, NEWS.white],
  [246, 70, NEWS.light],
];

/** A side push: the new scene comes from the right behind slanted bars while the old one gives way. */
export const pushWipe: TransitionPainter = (ctx, incoming, amount, { stage: { width, height, unit } }) => {
  const lean = height * 0.3;
  const band = 316 * unit;
  const edge = width + band - amount * (width + lean + band);
  ctx.save();
  ctx.drawImage(ctx.canvas, -amount * width * 0.22, 0);
  ctx.beginPath();
  ctx.moveTo(edge + lean, 0);
  ctx.lineTo(width * 2 + lean, 0);
  ctx.lineTo(width * 2 + lean, height);
  ctx.lineTo(edge, height);
  ctx.clip();
  ctx.drawImage(incoming, (1 - amount) * width * 0.3, 0);
  ctx.restore();
  for (const [at, wide, color] of BARS) {
    const x = edge - band + at * unit;
    ctx.fillStyle = color;
    ctx.beginPath();
    ctx.moveTo(x + lean, 0);
    ctx.lineTo(x + lean + wide * unit + 1, 0);
    ctx.lineTo(x + wide * unit + 1, height);
    ctx.lineTo(x, height);
    ctx.fill();
  }
};

/** A slow mix while the new scene comes to rest from the right. */
export const pushMix: TransitionPainter = (ctx, incoming, amount, { stage: { width } }) => {
  ctx.save();
  ctx.globalAlpha = amount;
  ctx.drawImage(incoming, (1 - amount) * width * 0.05, 0);
  ctx.restore();
};
