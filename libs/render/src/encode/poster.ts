import { type Canvas, createCanvas } from '@napi-rs/canvas';

/** Pixels of a poster's shorter side: sharp where posters are shown. */
export const POSTER_SHORT_SIDE = 720;
/** A watch page loads at most 100 KB before the video; most of that is its poster. */
const MOST_BYTES = 90_000;
const QUALITIES = [82, 72, 62, 52, 42, 32];

/** The JPEG that stands for a video until it plays. */
export async function posterOf(still: Canvas): Promise<Buffer> {
  const scale = Math.min(1, POSTER_SHORT_SIDE / Math.min(still.width, still.height));
  const poster = createCanvas(Math.round(still.width * scale), Math.round(still.height * scale));
  const ctx = poster.getContext('2d');
  ctx.imageSmoothingQuality = 'high';
  ctx.drawImage(still, 0, 0, poster.width, poster.height);
  let file: Buffer = Buffer.alloc(0);
  for (const quality of QUALITIES) {
    file = await poster.encode('jpeg', quality);
    if (file.length <= MOST_BYTES) break;
  }
  return file;
}
