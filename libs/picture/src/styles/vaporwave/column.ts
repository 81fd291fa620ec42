import { placePaint } from '../../compose/place';
import { canvasFill, fillAcross } from '../../layers/fill';
import { stylePainter } from '../../layers/painter';
import { Z } from '../../stage/stage';
import type { Context } from '../../surface/surface';
import type { Layer } from '../../timeline/layer';
import type { SceneEnv } from '../scene-env';
import { VAPOR } from './preset';
import { growIn } from './type-and-motion';

/** Marbles of columns: the one the story is about glows, the others stand back. */
export const MARBLE: Record<'rose' | 'dusk' | 'lapis' | 'gold' | 'lilac', ColumnData['colors']> = {
  rose: [VAPOR.plum, VAPOR.magenta, VAPOR.pink, VAPOR.blush],
  lapis: [VAPOR.night, VAPOR.violet, VAPOR.azure, VAPOR.sky],
  gold: [VAPOR.magenta, VAPOR.peach, VAPOR.gold, VAPOR.sun],
  dusk: [VAPOR.night, VAPOR.indigo, VAPOR.plum, VAPOR.magenta],
  lilac: [VAPOR.violet, VAPOR.plum, VAPOR.bevel, VAPOR.window],
};

/** A column that grows from its zero. */
export function column(env: SceneEnv, id: string, data: Omit<ColumnData, 'split'>, at: number): Layer {
  const split: ColumnData['split'] = [`${VAPOR.cyan}B0`, `${VAPOR.pink}B0`];
  const box = { x: data.x - data.w * 0.6, y: Math.min(data.y, data.y - data.h), w: data.w * 1.2, h: Math.abs(data.h) };
  return placePaint(env, id, 'vapor.column', { ...data, split }, { z: Z.marks, box, motion: growIn(env, at, 1000) });
}

/** A fluted column from its zero: `h` is its whole height, negative when it hangs; it grows with `progress`. */
export interface ColumnData {
  /** Middle and zero. */
  x: number;
  y: number;
  w: number;
  h: number;
  /** From shadow to gloss. */
  colors: [deep: string, mid: string, light: string, gloss: string];
  split: [string, string];
  /** Drums from the foot, each with its share of the height and colours of its own; one column of one piece by default. */
  drums?: Array<{ share: number; colors: ColumnData['colors'] }>;
}

const FLUTES = 7;
/** A slice of the tape is set off here, as a share of the height from the top. */
const TORN = 0.38;

/** Capital, fluted shaft, base; the tape's ghosts beside it and one torn slice. */
export const columnPainter = stylePainter<ColumnData>((ctx, data, state) => {
  const high = Math.abs(data.h) * state.progress;
  if (high < 2) return;
  ctx.save();
  ctx.translate(data.x, data.y);
  if (data.h < 0) ctx.scale(1, -1);
  const ghost = data.w * 0.016;
  const torn = { y: -high * (1 - TORN), h: Math.min(high * 0.06, data.w * 0.12) };
  [-ghost, ghost].forEach((by, index) => {
    ctx.fillStyle = data.split[index] ?? '';
    silhouette(ctx, data.w, high, by);
  });
  slice(ctx, data.w, -high, torn.y, 0, () => drawColumn(ctx, data, high));
  slice(ctx, data.w, torn.y, torn.y + torn.h, data.w * 0.07, () => drawColumn(ctx, data, high));
  slice(ctx, data.w, torn.y + torn.h, 0, 0, () => drawColumn(ctx, data, high));
  ctx.restore();
});

function slice(ctx: Context, w: number, from: number, to: number, by: number, draw: () => void): void {
  ctx.save();
  ctx.beginPath();
  ctx.rect(-w, from, 2 * w, to - from);
  ctx.clip();
  ctx.translate(by, 0);
  draw();
  ctx.restore();
}

/** Height of a capital or a base. */
function endOf(w: number, high: number): number {
  return Math.min(w * 0.26, high * 0.22);
}

function silhouette(ctx: Context, w: number, high: number, by: number): void {
  const end = endOf(w, high);
  ctx.fillRect(-w / 2 + by, -high, w, end * 0.55);
  ctx.fillRect(-w * 0.38 + by, -high, w * 0.76, high);
  ctx.fillRect(-w / 2 + by, -end * 0.5, w, end * 0.5);
}

function drawColumn(ctx: Context, { w, colors, drums }: ColumnData, high: number): void {
  const end = endOf(w, high);
  let foot = 0;
  for (const drum of drums ?? [{ share: 1, colors }]) {
    const h = high * drum.share;
    shaft(ctx, w, foot, h, drum.colors, drums ? w * 0.03 : 0);
    foot -= h;
  }
  const top = drums?.at(-1)?.colors ?? colors;
  const base = drums?.[0]?.colors ?? colors;
  slab(ctx, w, -high, end * 0.46, top);
  slab(ctx, w * 0.9, -high + end * 0.46, end * 0.24, top);
  slab(ctx, w * 0.82, -high + end * 0.7, end * 0.16, top);
  slab(ctx, w * 0.84, -end * 0.82, end * 0.16, base);
  slab(ctx, w * 0.92, -end * 0.66, end * 0.24, base);
  slab(ctx, w, -end * 0.42, end * 0.42, base);
}

function shaft(ctx: Context, w: number, foot: number, h: number, colors: ColumnData['colors'], joint: number): void {
  const wide = w * 0.76;
  const [deep, mid, light, gloss] = colors;
  const pitch = wide / FLUTES;
  for (let index = 0; index < FLUTES; index += 1) {
    const x = -wide / 2 + index * pitch;
    const lit = index === 2 ? gloss : index < 4 ? light : mid;
    ctx.fillStyle = canvasFill(
      ctx,
      fillAcross(x, x + pitch, [0, deep], [0.35, index > 5 ? mid : lit], [0.72, mid], [1, deep]),
    );
    ctx.fillRect(x, foot - h, pitch + 0.5, h);
  }
  if (joint === 0) return;
  ctx.fillStyle = deep;
  ctx.fillRect(-wide / 2, foot - joint, wide, joint);
}

function slab(ctx: Context, w: number, y: number, h: number, [deep, mid, light, gloss]: ColumnData['colors']): void {
  const fill = canvasFill(
    ctx,
    fillAcross(-w / 2, w / 2, [0, deep], [0.28, gloss], [0.5, light], [0.78, mid], [1, deep]),
  );
  ctx.fillStyle = fill;
  ctx.beginPath();
  ctx.roundRect(-w / 2, y, w, h, h * 0.18);
  ctx.fill();
}
