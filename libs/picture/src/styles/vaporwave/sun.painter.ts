import type { Context } from '../../surface/surface';
import { stylePainter } from '../../layers/painter';

/** A disc with slits that widen downwards; colours from its top to its foot, `split` the tape's two ghosts. */
export interface SunData {
  x: number;
  y: number;
  r: number;
  colors: string[];
  split: [string, string];
  /** Part of the height above which the disc is whole. */
  whole: number;
  /** Slits end here: what is below stands behind the horizon. */
  horizon: number;
}

const SLITS = 9;

/** Drawn once; the layer floats. */
export const sunPainter = stylePainter<SunData>((ctx, sun) => {
  const { x, y, r } = sun;
  const ghost = r * 0.016;
  ctx.save();
  clipSlits(ctx, sun);
  [-ghost, ghost].forEach((by, index) => {
    ctx.fillStyle = sun.split[index] ?? '';
    disc(ctx, x + by, y, r);
  });
  const fill = ctx.createLinearGradient(0, y - r, 0, y + r);
  sun.colors.forEach((color, index) => fill.addColorStop(index / Math.max(1, sun.colors.length - 1), color));
  ctx.fillStyle = fill;
  disc(ctx, x, y, r - ghost);
  ctx.restore();
});

function disc(ctx: Context, x: number, y: number, r: number): void {
  ctx.beginPath();
  ctx.arc(x, y, r, 0, Math.PI * 2);
  ctx.fill();
}

/** Leaves open what lies between the slits. */
function clipSlits(ctx: Context, { x, y, r, whole, horizon }: SunData): void {
  const from = y - r + 2 * r * whole;
  const bottom = Math.min(y + r, horizon);
  ctx.beginPath();
  ctx.rect(x - r * 1.1, y - r - 2, r * 2.2, from - y + r + 2);
  let top = from;
  for (let index = 0; index < SLITS && top < bottom; index += 1) {
    const pitch = (y + r - from) / SLITS;
    const slit = pitch * (0.16 + 0.07 * index);
    ctx.rect(x - r * 1.1, top + slit, r * 2.2, Math.min(pitch, bottom - top) - slit);
    top += pitch;
  }
  ctx.clip();
}
