import { writeFile } from 'node:fs/promises';
import { imageSize } from 'image-size';
import { createCanvas, loadImage } from '@app/render';
import { MediaError } from './media.errors';
import type { MadeImage } from './media-maker';

const LEAST_SIDE = 256;
/** Longest side that a video can show. */
const MOST_SIDE = 1920;
/** Decoded, a pixel takes four bytes. */
const MOST_PIXELS = 40_000_000;
const JPEG_QUALITY = 90;

/** Decodes a made picture and writes it anew as JPEG at video size, so that what is paid for can be drawn. Throws `MediaError`. */
export async function keepImage(bytes: Buffer, outPath: string): Promise<MadeImage> {
  const said = sizeOf(bytes);
  if (Math.min(said.width, said.height) < LEAST_SIDE || said.width * said.height > MOST_PIXELS) {
    throw new MediaError('bad_file', `the picture has a size that is of no use (${said.width} x ${said.height})`);
  }
  const { jpeg, ...size } = await redraw(bytes, MOST_SIDE);
  await writeFile(outPath, jpeg);
  return size;
}

/** A picture as JPEG, no side longer than `mostSide`. Throws `MediaError` for what cannot be decoded. */
export async function redraw(bytes: Buffer, mostSide: number): Promise<MadeImage & { jpeg: Buffer }> {
  const image = await loadImage(bytes).catch(() => {
    throw new MediaError('bad_file', 'the picture cannot be decoded');
  });
  const scale = Math.min(1, mostSide / Math.max(image.width, image.height));
  const [width, height] = [Math.round(image.width * scale), Math.round(image.height * scale)];
  const canvas = createCanvas(width, height);
  const ctx = canvas.getContext('2d');
  // JPEG has no transparency; a logo's is white, as on the pages it comes from.
  ctx.fillStyle = '#ffffff';
  ctx.fillRect(0, 0, width, height);
  ctx.drawImage(image, 0, 0, width, height);
  return { width, height, jpeg: await canvas.encode('jpeg', JPEG_QUALITY) };
}

function sizeOf(bytes: Buffer): { width: number; height: number } {
  try {
    return imageSize(bytes);
  } catch {
    throw new MediaError('bad_file', 'what the service made is no picture');
  }
}
