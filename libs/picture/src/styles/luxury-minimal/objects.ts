import { placePaint } from '../../compose/place';
import { readsFromRight } from '../../compose/reading-side';
import { barShare } from '../../layers/bars.layer';
import { canvasFill, fillAround } from '../../layers/fill';
import { linePoints, type LineProps } from '../../layers/line.layer';
import { keptShare } from '../../layers/focus';
import { stylePainter } from '../../layers/painter';
import { type Box, Z } from '../../stage/stage';
import type { Context } from '../../surface/surface';
import type { Layer } from '../../timeline/layer';
import type { SceneEnv } from '../scene-env';
import { rest } from './type-and-motion';
import { isNight, LUXURY } from './preset';

/** A ball on the table: its middle and radius, and whether it is gold. */
export interface Ball {
  x: number;
  y: number;
  r: number;
  gold: boolean;
}

/** Puts a ball into the scene. */
export function ball(env: SceneEnv, id: string, { x, y, r, gold }: Ball, at: number, z: number = Z.art): Layer {
  const data: SphereData = { x, y, r, skin: gold ? GOLD : PEARL, shadow: isNight(env) ? LUXURY.black : LUXURY.stone };
  const box = { x: x - r * 1.2, y: y - r * 1.1, w: r * 3, h: r * 2.5 };
  return placePaint(env, id, 'lux.sphere', data, { z, box, motion: rest(env, at) });
}

/** A ball that stands in the lower corner of a room, away from where reading starts; null where the room is too small. */
export function ballIn(env: SceneEnv, room: Box, gold: boolean, largest: number): Ball | null {
  const { unit } = env.stage;
  const r = Math.min(largest * unit, room.h * 0.46, room.w * 0.3);
  if (r < 70 * unit) return null;
  const x = readsFromRight(env) ? room.x + r * 1.15 : room.x + room.w - r * 1.35;
  return { x, y: room.y + room.h - r * 1.08, r, gold };
}

/** A ball under the one lamp at the upper left, and the shadow where it touches the table; pixels. */
export interface SphereData {
  x: number;
  y: number;
  r: number;
  skin: SphereSkin;
  /** Colour of its shadow; null for a ball that hangs. */
  shadow: string | null;
}

/** Colours from the lit side round to the rim. */
interface SphereSkin {
  glint: string;
  lit: string;
  body: string;
  shade: string;
  rim: string;
}

/** Two materials; nothing else is put on the table. */
export const PEARL: SphereSkin = {
  glint: LUXURY.pearl,
  lit: LUXURY.light,
  body: LUXURY.ivory,
  shade: LUXURY.shade,
  rim: LUXURY.stone,
};
export const GOLD: SphereSkin = {
  glint: LUXURY.pearl,
  lit: LUXURY.paleGold,
  body: LUXURY.champagne,
  shade: LUXURY.gold,
  rim: LUXURY.bronze,
};

/** A shaded ball; drawn once, moved as a whole. */
export const spherePainter = stylePainter<SphereData>((ctx, data) => drawSphere(ctx, data));

/** A ball that rolls along a series with `progress` and stays on its last value. */
export const beadPainter = stylePainter<
  Pick<LineProps, 'box' | 'values' | 'min' | 'max'> & { r: number; skin: SphereSkin }
>((ctx, { r, skin, ...plot }, state) => {
  const points = linePoints(plot);
  const way = Math.max(0, Math.min(1, state.progress)) * (points.length - 1);
  const from = points[Math.floor(way)];
  const to = points[Math.ceil(way)];
  if (!from || !to) return;
  const share = way - Math.floor(way);
  const at = { x: from[0] + (to[0] - from[0]) * share, y: from[1] + (to[1] - from[1]) * share };
  drawSphere(ctx, { ...at, r, skin, shadow: null });
});

/** Draws a ball; small ones as beads on a line. */
function drawSphere(ctx: Context, { x, y, r, skin, shadow }: SphereData): void {
  if (shadow) castShadow(ctx, x + r * 0.34, y + r * 0.97, r, shadow);
  const lamp: [number, number] = [x - r * 0.36, y - r * 0.4];
  const body = ctx.createRadialGradient(lamp[0], lamp[1], r * 0.04, x - r * 0.06, y - r * 0.06, r * 1.12);
  body.addColorStop(0, skin.lit);
  body.addColorStop(0.38, skin.lit);
  body.addColorStop(0.62, skin.body);
  body.addColorStop(0.86, skin.shade);
  body.addColorStop(1, skin.rim);
  ctx.fillStyle = body;
  ctx.beginPath();
  ctx.arc(x, y, r, 0, Math.PI * 2);
  ctx.fill();
  const bounce = ctx.createRadialGradient(x + r * 0.3, y + r * 0.72, 0, x + r * 0.3, y + r * 0.72, r * 0.6);
  bounce.addColorStop(0, `${skin.lit}59`);
  bounce.addColorStop(1, `${skin.lit}00`);
  ctx.save();
  ctx.clip();
  ctx.fillStyle = bounce;
  ctx.fillRect(x - r, y - r, 2 * r, 2 * r);
  const glint = canvasFill(
    ctx,
    fillAround([lamp[0], lamp[1]], 0, r * 0.3, [0, skin.glint], [0.2, `${skin.glint}CC`], [1, `${skin.glint}00`]),
  );
  ctx.fillStyle = glint;
  ctx.fillRect(x - r, y - r, 2 * r, 2 * r);
  ctx.restore();
}

/** An ellipse that is darkest where the ball touches. */
function castShadow(ctx: Context, x: number, y: number, r: number, color: string): void {
  ctx.save();
  ctx.translate(x, y);
  ctx.scale(1, 0.2);
  const dark = ctx.createRadialGradient(-r * 0.3, 0, r * 0.1, 0, 0, r * 1.25);
  dark.addColorStop(0, `${color}A6`);
  dark.addColorStop(0.45, `${color}4D`);
  dark.addColorStop(1, `${color}00`);
  ctx.fillStyle = dark;
  ctx.fillRect(-r * 1.4, -r * 1.4, r * 2.8, r * 2.8);
  ctx.restore();
}

/** A bead on the end of each stem; it rises from `foot` to `tip` with its stem, pixels. */
export interface BeadsData {
  r: number;
  beads: Array<{ x: number; foot: number; tip: number; skin: SphereSkin }>;
}

/** Beads that ride on bars: they stand where `bars` has its ends at the same `progress`. */
export const beadsPainter = stylePainter<BeadsData>((ctx, { r, beads }, state) => {
  beads.forEach(({ x, foot, tip, skin }, index) => {
    ctx.globalAlpha = state.opacity * keptShare(state.focus, index);
    const y = foot + (tip - foot) * barShare(state.progress, index, beads.length);
    drawSphere(ctx, { x, y, r, skin, shadow: null });
  });
});
