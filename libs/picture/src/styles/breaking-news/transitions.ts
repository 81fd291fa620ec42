import type { TransitionPainter } from '../../frames/compositor';
import { drawSlash, SLASH_WIDTH } from './slash';

/** A side push: the new scene comes from the right behind slanted bars while the old one gives way. */
export const pushWipe: TransitionPainter = (ctx, incoming, amount, env) => {
  const { width, height, unit } = env.stage;
  const lean = height * 0.3;
  const band = SLASH_WIDTH * unit;
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
  drawSlash(ctx, edge - band, lean, height, env);
};

/** A slow mix while the new scene comes to rest from the right. */
export const pushMix: TransitionPainter = (ctx, incoming, amount, { stage: { width } }) => {
  ctx.save();
  ctx.globalAlpha = amount;
  ctx.drawImage(incoming, (1 - amount) * width * 0.05, 0);
  ctx.restore();
};
