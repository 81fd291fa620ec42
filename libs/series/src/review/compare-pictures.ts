import { createCanvas, loadImage, type SceneStill } from '@app/render';
import type { MeasuredBox } from '@app/picture';

/** One luma a pixel, row by row. */
export interface GrayPicture {
  width: number;
  height: number;
  pixels: Uint8Array;
}

/** How far a text of the layout is from what the file shows in its place. */
export interface ComparedText {
  /** Scene number from 1. */
  scene: number;
  atMs: number;
  layer: string;
  /** Luma steps in the worst square of the text's line; 0 is the same. */
  difference: number;
}

/** How far a whole picture is from what the layout draws: the share of its squares that show something else, 0 to 1. */
export interface ComparedPicture {
  scene: number;
  atMs: number;
  share: number;
}

/** A square differs from this on, luma steps: what a codec does to type stays under 8, another digit in the smallest comes to 14. */
export const OTHER = 11;
/** Sides of the squares that are compared, px of the small pictures. */
const SMALLEST = 10;
const LARGEST = 32;

/** A still as the renderer drew it, in luma. */
export async function grayOf({ jpeg, width, height }: SceneStill): Promise<GrayPicture> {
  const canvas = createCanvas(width, height);
  const ctx = canvas.getContext('2d');
  ctx.drawImage(await loadImage(Buffer.from(jpeg)), 0, 0);
  const { data } = ctx.getImageData(0, 0, width, height);
  const pixels = new Uint8Array(width * height);
  for (let at = 0; at < pixels.length; at += 1) {
    const [red, green, blue] = [data[at * 4] ?? 0, data[at * 4 + 1] ?? 0, data[at * 4 + 2] ?? 0];
    pixels[at] = Math.round(0.2126 * red + 0.7152 * green + 0.0722 * blue);
  }
  return { width, height, pixels };
}

/** The worst square of a text's box, luma steps. `scale` brings the box from the frame to the pictures. */
export function differenceOf(drawn: GrayPicture, shown: GrayPicture, { box }: MeasuredBox, scale: number): number {
  const [x, y] = [Math.max(0, Math.floor(box.x * scale)), Math.max(0, Math.floor(box.y * scale))];
  const right = Math.min(drawn.width, Math.ceil((box.x + box.w) * scale));
  const bottom = Math.min(drawn.height, Math.ceil((box.y + box.h) * scale));
  const side = Math.min(LARGEST, Math.max(SMALLEST, bottom - y));
  let worst = 0;
  for (let top = y; top < bottom; top += side) {
    for (let left = x; left < right; left += side) {
      // The last squares reach back, so that no sliver of a few pixels is judged.
      const corner = { x: Math.max(x, Math.min(left, right - side)), y: Math.max(y, Math.min(top, bottom - side)) };
      worst = Math.max(worst, squareDifference(drawn, shown, corner, { right, bottom, side }));
    }
  }
  return worst;
}

/** Share of the squares of a picture that show something else than was drawn. */
export function shareOfOther(drawn: GrayPicture, shown: GrayPicture): number {
  let [other, all] = [0, 0];
  const limits = { right: drawn.width, bottom: drawn.height, side: LARGEST };
  for (let y = 0; y + LARGEST <= drawn.height; y += LARGEST) {
    for (let x = 0; x + LARGEST <= drawn.width; x += LARGEST) {
      all += 1;
      if (squareDifference(drawn, shown, { x, y }, limits) > OTHER) other += 1;
    }
  }
  return all === 0 ? 0 : other / all;
}

function squareDifference(
  drawn: GrayPicture,
  shown: GrayPicture,
  corner: { x: number; y: number },
  { right, bottom, side }: { right: number; bottom: number; side: number },
): number {
  let [sum, count] = [0, 0];
  for (let y = corner.y; y < Math.min(corner.y + side, bottom); y += 1) {
    for (let x = corner.x; x < Math.min(corner.x + side, right); x += 1) {
      const at = y * drawn.width + x;
      sum += Math.abs((drawn.pixels[at] ?? 0) - (shown.pixels[at] ?? 0));
      count += 1;
    }
  }
  return count === 0 ? 0 : sum / count;
}
