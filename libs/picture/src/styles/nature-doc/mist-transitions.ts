import type { Canvas, Context } from '../../surface/surface';
import type { TransitionPainter } from '../../frames/compositor';
import { NATURE } from './preset';
import { tintOf } from './tint';

const STRIPS = 72;

/** How much of the way the front of a bank takes. */
const SOFT = 0.5;

/** One land comes out of another through a breath of mist. */
export const mistDissolve: TransitionPainter = (ctx, incoming, amount, env) => {
  ctx.save();
  ctx.globalAlpha = amount;
  ctx.drawImage(incoming, 0, 0);
  ctx.restore();
  veil(ctx, incoming, Math.sin(amount * Math.PI) * 0.22, env.tint(NATURE.mist));
};

/** A bank of mist rolls in from the left and leaves the new land behind it. */
export const mistWipe: TransitionPainter = (ctx, incoming, amount, env) => {
  const { width, height } = incoming;
  const strip = Math.ceil(width / STRIPS);
  const reach = amount * (1 + SOFT);
  ctx.save();
  for (let x = 0; x < width; x += strip) {
    const share = Math.min(1, Math.max(0, (reach - x / width) / SOFT));
    if (share === 0) break;
    ctx.globalAlpha = share * share * (3 - 2 * share);
    ctx.drawImage(incoming, x, 0, strip, height, x, 0, strip, height);
  }
  ctx.restore();
  veil(ctx, incoming, Math.sin(amount * Math.PI) * 0.16, env.tint(NATURE.mist));
};

function veil(ctx: Context, { width, height }: Canvas, opacity: number, color: string): void {
  ctx.fillStyle = tintOf(color, opacity);
  ctx.fillRect(0, 0, width, height);
}
