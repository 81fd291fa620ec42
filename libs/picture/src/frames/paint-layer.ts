import type { Context } from '../surface/surface';
import type { DrawEnv } from '../layers/painter';
import { drawContent } from '../layers/registry';
import type { Box } from '../stage/stage';
import type { FrameItem } from '../timeline/evaluate';
import type { Layer } from '../timeline/layer';
import type { LayerState, Side } from '../timeline/track';

/** Draws one layer with its state: opacity, place, pivot, wipe and blend. */
export function paintLayer(ctx: Context, { layer, state }: FrameItem, env: DrawEnv): void {
  ctx.save();
  ctx.globalAlpha = Math.min(1, Math.max(0, state.opacity));
  if (layer.blend) ctx.globalCompositeOperation = layer.blend;
  if (state.x !== 0 || state.y !== 0) ctx.translate(state.x, state.y);
  const box = layer.box ?? { x: 0, y: 0, w: env.stage.width, h: env.stage.height };
  pivot(ctx, layer, state, env);
  if (state.wipe < 1) clipWipe(ctx, box, state.wipe, layer.wipeFrom ?? 'left', env);
  drawContent(ctx, layer, { ...state }, env);
  ctx.restore();
}

/** Scales and turns what is drawn next about the middle of a layer's box. */
export function pivot(ctx: Context, layer: Layer, { scale, rotate }: LayerState, env: DrawEnv): void {
  if (scale === 1 && rotate === 0) return;
  const { x, y } = pivotOf(layer, env);
  ctx.translate(x, y);
  ctx.rotate((rotate * Math.PI) / 180);
  ctx.scale(scale, scale);
  ctx.translate(-x, -y);
}

/** The point a layer is scaled and turned about: the middle of its box, or of the stage. */
export function pivotOf({ box }: Layer, { stage }: DrawEnv): { x: number; y: number } {
  return box ? { x: box.x + box.w / 2, y: box.y + box.h / 2 } : { x: stage.width / 2, y: stage.height / 2 };
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
