import type { Canvas, Context } from '../surface/surface';
import type { DrawEnv } from '../layers/painter';

/** Draws a scene over what stands on the canvas; `amount` 0..1. A style may bring its own. */
export type TransitionPainter = (ctx: Context, incoming: Canvas, amount: number, env: DrawEnv) => void;

/** What a style without transitions of its own uses. */
export const TRANSITIONS: Record<'wipe' | 'dissolve', TransitionPainter> = {
  wipe(ctx, incoming, amount, env) {
    ctx.save();
    ctx.beginPath();
    ctx.rect(0, 0, env.stage.width * amount, env.stage.height);
    ctx.clip();
    ctx.drawImage(incoming, 0, 0);
    ctx.restore();
  },
  dissolve(ctx, incoming, amount) {
    ctx.save();
    ctx.globalAlpha = amount;
    ctx.drawImage(incoming, 0, 0);
    ctx.restore();
  },
};
