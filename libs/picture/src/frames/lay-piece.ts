import type { Canvas, Context, Surface } from '../surface/surface';
import type { DrawEnv } from '../layers/painter';
import type { FrameItem } from '../timeline/evaluate';
import { isLarge, type Piece } from './frame-pieces';
import { clipWipe, paintLayer, pivot } from './paint-layer';
import type { Picture } from './picture';
import type { PictureStore } from './picture-store';
import { isStill } from './still-span';

/** Steps of a pixel in which things move: finer than eyes see, and slow drifts rest for some frames between two steps. */
const STEPS = 4;

/**
 * Where pictures come to lie. A large picture between two pixels costs 6 ms a frame, on whole ones a tenth: it is
 * shifted once for each of a few steps of a pixel, and those are kept.
 */
export function snapped(
  piece: Piece,
  env: DrawEnv,
  { store, surface }: { store: PictureStore; surface: Surface },
  frame: number,
): Piece {
  const { item, picture } = piece;
  if (!item || !picture) return piece;
  const { layer, state } = item;
  const free = piece.turned || (state.scale === 1 && state.rotate === 0);
  const large = free && isLarge({ w: picture.canvas.width, h: picture.canvas.height }, env);
  const goes = (prop: 'x' | 'y'): boolean => !isStill(layer, frame, frame + 2, [prop]);
  const { grid = 1 } = surface;
  const steps = (large && goes('x') && goes('y') ? STEPS / 2 : STEPS) / grid;
  const x = Math.round(state.x * steps) / steps;
  const y = Math.round(state.y * steps) / steps;
  const rest = [state.opacity, state.wipe, state.scale, state.rotate];
  const moved = (to: { x: number; y: number }, shown: Picture): Piece => ({
    ...piece,
    picture: shown,
    item: { layer, state: { ...state, ...to } },
    key: `${shown.serial}@${to.x},${to.y},${rest.join(',')}`,
  });
  const whole = { x: Math.floor(x / grid) * grid, y: Math.floor(y / grid) * grid };
  const [byX, byY] = [x - whole.x, y - whole.y];
  if (!large || (byX === 0 && byY === 0)) return moved({ x, y }, picture);
  const shifted = store.of(`${picture.serial}>${byX},${byY}`, (serial, spare) =>
    shift(surface, picture, byX, byY, serial, spare),
  );
  return moved(whole, shifted);
}

/** Lays a piece onto a canvas whose first row is row `top` of the stage. */
export function layPiece(ctx: Context, { picture, item, turned }: Piece, env: DrawEnv, top: number): void {
  if (!picture) {
    if (item) drawInPlace(ctx, item, env, top);
    return;
  }
  if (!item) {
    ctx.drawImage(picture.canvas, picture.x, picture.y - top);
    return;
  }
  const { layer, state } = item;
  const plain = turned || (state.scale === 1 && state.rotate === 0);
  if (plain && state.wipe >= 1 && !layer.blend) {
    ctx.globalAlpha = clamped(state.opacity);
    ctx.drawImage(picture.canvas, picture.x + state.x, picture.y + state.y - top);
    ctx.globalAlpha = 1;
    return;
  }
  ctx.save();
  ctx.globalAlpha = clamped(state.opacity);
  if (layer.blend) ctx.globalCompositeOperation = layer.blend;
  ctx.translate(state.x, state.y - top);
  if (state.wipe < 1) clipAsShown(ctx, item, env);
  if (!turned) pivot(ctx, layer, state, env);
  ctx.drawImage(picture.canvas, picture.x, picture.y);
  ctx.restore();
}

function drawInPlace(ctx: Context, item: FrameItem, env: DrawEnv, top: number): void {
  ctx.save();
  ctx.translate(0, -top);
  paintLayer(ctx, item, env);
  ctx.restore();
}

/** A wipe uncovers along the layer's own sides, which may be turned; the drawing that follows may hold that turn already. */
function clipAsShown(ctx: Context, { layer, state }: FrameItem, env: DrawEnv): void {
  const before = ctx.getTransform();
  pivot(ctx, layer, state, env);
  const box = layer.box ?? { x: 0, y: 0, w: env.stage.width, h: env.stage.height };
  clipWipe(ctx, box, state.wipe, layer.wipeFrom ?? 'left', env);
  ctx.setTransform(before);
}

function shift(
  surface: Surface,
  { canvas, x, y }: Picture,
  byX: number,
  byY: number,
  serial: number,
  spare: (w: number, h: number) => Canvas | undefined,
): Picture {
  const { grid = 1 } = surface;
  const [w, h] = [canvas.width + grid, canvas.height + grid];
  const old = spare(w, h);
  const moved = old ?? surface.canvas(w, h);
  const ctx = moved.getContext('2d');
  if (old) ctx.clearRect(0, 0, w, h);
  ctx.drawImage(canvas, byX, byY);
  surface.settle(moved);
  return { canvas: moved, x, y, serial };
}

function clamped(opacity: number): number {
  return Math.min(1, Math.max(0, opacity));
}
