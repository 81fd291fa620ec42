import type { Context } from '../fonts/canvas';
import type { DrawEnv } from '../layers/painter';
import { drawContent } from '../layers/registry';
import type { Box } from '../stage/stage';
import type { FrameItem } from '../timeline/evaluate';
import type { Side } from '../timeline/track';

/** Draws one layer with its state: opacity, place, pivot, wipe and blend. */
export function paintLayer(ctx: Context, { layer, state }: FrameItem, env: DrawEnv): void {
  ctx.save();
  ctx.globalAlpha = Math.min(1, Math.max(0, state.opacity));
  if (layer.blend) ctx.globalCompositeOperation = layer.blend;
  if (state.x !== 0 || state.y !== 0) ctx.translate(state.x, state.y);
  const box = layer.box ?? { x: 0, y: 0, w: env.stage.width, h: env.stage.height };
  if (state.scale !== 1 || state.rotate !== 0) {
    ctx.translate(box.x + box.w / 2, box.y + box.h / 2);
    ctx.rotate((state.rotate * Math.PI) / 180);
    ctx.scale(state.scale, state.scale);
    ctx.translate(-box.x - box.w / 2, -box.y - box.h / 2);
  }
  if (state.wipe < 1) clipWipe(ctx, box, state.wipe, layer.wipeFrom ?? 'left', env);
  drawContent(ctx, layer, { ...state }, env);
  ctx.restore();
}

/** Clips to the uncovered share of a box, generous across the way so that ink outside the box is not cut. */
export function clipWipe(ctx: Context, box: Box, share: number, from: Side, env: DrawEnv): void {
  const spill = Math.max(env.stage.width, env.stage.height);
  const margin = 24 * env.stage.unit;
  const across = { x: box.x - margin, y: box.y - margin, w: box.w + 2 * margin, h: box.h + 2 * margin };
  const w = across.w * share;
  const h = across.h * share;
  ctx.beginPath();
  if (from === 'left') ctx.rect(across.x, across.y - spill, w, across.h + 2 * spill);
  else if (from === 'right') ctx.rect(across.x + across.w - w, across.y - spill, w, across.h + 2 * spill);
  else if (from === 'top') ctx.rect(across.x - spill, across.y, across.w + 2 * spill, h);
  else ctx.rect(across.x - spill, across.y + across.h - h, across.w + 2 * spill, h);
  ctx.clip();
}
