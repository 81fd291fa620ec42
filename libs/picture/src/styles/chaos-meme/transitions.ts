import type { TransitionPainter } from '../../frames/compositor';

/** Jumps in: the new scene is there at once, too large, and falls to its size while it shakes. */
export const zoomJump: TransitionPainter = (ctx, incoming, amount, { stage: { width, height } }) => {
  const scale = 1 + 0.3 * (1 - amount) ** 2;
  const shake = (1 - amount) * 14 * (Math.round(amount * 10) % 2 === 0 ? 1 : -1);
  ctx.save();
  ctx.translate(width / 2 + shake, height / 2 - shake);
  ctx.scale(scale, scale);
  ctx.drawImage(incoming, -width / 2, -height / 2);
  ctx.restore();
};

/** Spins in from a corner like a sticker that somebody slapped on. */
export const slapOn: TransitionPainter = (ctx, incoming, amount, { stage: { width, height } }) => {
  const left = 1 - amount;
  ctx.save();
  ctx.translate(width / 2, height / 2 + left * height);
  ctx.rotate(left * 0.5);
  ctx.drawImage(incoming, -width / 2, -height / 2);
  ctx.restore();
};
