import type { TransitionPainter } from '../../frames/compositor';
import { LUXURY } from './preset';

/** Through ivory: the old page fades into the paper before the new one comes out of it. */
export const throughIvory: TransitionPainter = (ctx, incoming, amount, { stage: { width, height }, tint }) => {
  ctx.save();
  if (amount < 0.5) {
    ctx.globalAlpha = amount * 2;
    ctx.fillStyle = tint(LUXURY.ivory);
    ctx.fillRect(0, 0, width, height);
  } else {
    ctx.fillStyle = tint(LUXURY.ivory);
    ctx.fillRect(0, 0, width, height);
    ctx.globalAlpha = amount * 2 - 1;
    ctx.drawImage(incoming, 0, 0);
  }
  ctx.restore();
};

/** A page is turned slowly: the new one comes up from below under a hairline. */
export const pageUp: TransitionPainter = (ctx, incoming, amount, { stage: { width, height, unit }, tint }) => {
  const y = Math.round(height * (1 - amount));
  ctx.drawImage(incoming, 0, y);
  ctx.fillStyle = tint(LUXURY.champagne);
  ctx.fillRect(0, y, width, Math.max(2, 2 * unit));
};
