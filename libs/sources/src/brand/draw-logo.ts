import { createCanvas, type Image, loadImage } from '@napi-rs/canvas';
import { imageSize } from 'image-size';
import { decodeText } from '../readers/decode-text';
import { ReadFault } from '../readers/read-fault';
import { PICTURE_KINDS } from '../stills/picture-kinds';
import type { ColorUse } from './color-uses';
import { pictureColors } from './picture-colors';
import { safeSvg } from './safe-svg';

/** A logo as a PNG of at most 512 pixels a side, with its colours. */
export interface DrawnLogo {
  png: Uint8Array;
  width: number;
  height: number;
  uses: ColorUse[];
}

const MOST_PIXELS = 40_000_000;
const SIDE = 512;
/** Colours are counted on a picture of this size. */
const COUNTED = 96;

/** Decodes or draws a logo. Throws `ReadFault` for what is no picture, or too large a one. */
export async function drawLogo(bytes: Uint8Array): Promise<DrawnLogo> {
  const { image, width, height } = await opened(bytes);
  const canvas = createCanvas(width, height);
  const ctx = canvas.getContext('2d');
  ctx.imageSmoothingQuality = 'high';
  ctx.drawImage(image, 0, 0, width, height);
  const share = Math.min(1, COUNTED / Math.max(width, height));
  const [w, h] = [Math.max(1, Math.round(width * share)), Math.max(1, Math.round(height * share))];
  const counted = createCanvas(w, h).getContext('2d');
  counted.drawImage(canvas, 0, 0, w, h);
  const uses = pictureColors({ width: w, height: h, rgba: counted.getImageData(0, 0, w, h).data });
  if (uses.length === 0) throw new ReadFault('empty', 'the logo shows nothing');
  return { png: canvas.toBuffer('image/png'), width, height, uses };
}

async function opened(bytes: Uint8Array): Promise<{ image: Image; width: number; height: number }> {
  const text = decodeText(bytes, null);
  if (text !== null && /<svg\b/i.test(text)) {
    const { svg, width, height } = safeSvg(text);
    return { image: await loadImage(Buffer.from(svg)), width, height };
  }
  const { width, height, type = '' } = sizeOf(bytes);
  if (!PICTURE_KINDS.has(type))
    throw new ReadFault('unsupported', 'the logo is not a PNG, JPEG, WebP, GIF or SVG picture');
  if (width * height > MOST_PIXELS) throw new ReadFault('too_complex', 'the logo is too large a picture');
  const scale = Math.min(1, SIDE / Math.max(width, height));
  const image = await loadImage(Buffer.from(bytes));
  return { image, width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

function sizeOf(bytes: Uint8Array): { width: number; height: number; type?: string } {
  try {
    return imageSize(bytes);
  } catch {
    throw new ReadFault('unsupported', 'the logo is not a PNG, JPEG, WebP, GIF or SVG picture');
  }
}
