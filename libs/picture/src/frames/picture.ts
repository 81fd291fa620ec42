import type { Canvas, Context, Surface } from '../surface/surface';
import type { Box, Stage } from '../stage/stage';

/** Something drawn once and laid onto many frames: pixels whose top left stands at x, y of the stage, whole pixels. */
export interface Picture {
  canvas: Canvas;
  x: number;
  y: number;
  /** Another one for other pixels, so that two frames can be told apart without looking. */
  serial: number;
}

/** Under this share of its canvas a drawing is cut out: every frame pays for the empty rest. */
const WORTH_CUTTING = 0.75;

/** A box grown to whole pixels, each of them `grid` wide. */
export function wholePixels(box: Box, grid = 1): Box {
  const x = Math.floor(box.x / grid) * grid;
  const y = Math.floor(box.y / grid) * grid;
  const upTo = (end: number): number => Math.ceil(end / grid) * grid;
  return { x, y, w: Math.max(grid, upTo(box.x + box.w) - x), h: Math.max(grid, upTo(box.y + box.h) - y) };
}

/** The part of a box that lies in another; an empty box where they do not meet. */
export function within(box: Box, limit: Box): Box {
  const x = Math.max(box.x, limit.x);
  const y = Math.max(box.y, limit.y);
  const w = Math.min(box.x + box.w, limit.x + limit.w) - x;
  const h = Math.min(box.y + box.h, limit.y + limit.h) - y;
  return { x, y, w: Math.max(0, w), h: Math.max(0, h) };
}

/** All of the stage. */
export function wholeStage({ width, height }: Stage): Box {
  return { x: 0, y: 0, w: width, h: height };
}

/** Draws what shows in a region (whole pixels, stage coordinates), on a canvas of its own or on one given back. */
export function drawPicture(
  surface: Surface,
  region: Box,
  draw: (ctx: Context) => void,
  serial: number,
  reuse?: Canvas,
): Picture {
  const fits = reuse && reuse.width === region.w && reuse.height === region.h;
  const canvas = fits ? reuse : surface.canvas(region.w, region.h);
  const ctx = canvas.getContext('2d');
  if (fits) ctx.clearRect(0, 0, region.w, region.h);
  ctx.save();
  ctx.translate(-region.x, -region.y);
  draw(ctx);
  ctx.restore();
  return { canvas, x: region.x, y: region.y, serial };
}

/** The same picture without its empty margins; the given one when there is little to cut. */
export function cutToInk(surface: Surface, picture: Picture): Picture {
  const { width, height } = picture.canvas;
  const { grid = 1 } = surface;
  const pixels = inkOf(surface.pixels(picture.canvas), Math.ceil(width / grid), Math.ceil(height / grid));
  const ink = { x: pixels.x * grid, y: pixels.y * grid, w: pixels.w * grid, h: pixels.h * grid };
  if (ink.w * ink.h > width * height * WORTH_CUTTING) return picture;
  const canvas = surface.canvas(Math.max(grid, ink.w), Math.max(grid, ink.h));
  canvas.getContext('2d').drawImage(picture.canvas, -ink.x, -ink.y);
  surface.settle(canvas);
  return { canvas, x: picture.x + ink.x, y: picture.y + ink.y, serial: picture.serial };
}

/** Box of the pixels that are not fully transparent; RGBA rows of `width` pixels. */
export function inkOf(rgba: Uint8Array, width: number, height: number): Box {
  const pixels = new Uint32Array(rgba.buffer, rgba.byteOffset, width * height);
  const bare = (row: number): boolean => {
    for (let at = row * width, end = at + width; at < end; at += 1) if (pixels[at]) return false;
    return true;
  };
  let top = 0;
  while (top < height && bare(top)) top += 1;
  if (top === height) return { x: 0, y: 0, w: 0, h: 0 };
  let bottom = height;
  while (bare(bottom - 1)) bottom -= 1;
  let left = width;
  let right = 0;
  for (let row = top; row < bottom; row += 1) {
    const at = row * width;
    for (let column = 0; column < left; column += 1) if (pixels[at + column]) left = column;
    for (let column = width - 1; column >= right; column -= 1) if (pixels[at + column]) right = column + 1;
  }
  return { x: left, y: top, w: right - left, h: bottom - top };
}
