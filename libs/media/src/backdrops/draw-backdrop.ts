import { createCanvas } from '@app/render';
import { seededRandom } from '@app/picture';
import type { BackdropOrder, Brush } from './backdrop';
import { FAMILIES } from './families';
import { MOTIFS } from './motifs';
import { tonesOf } from './tones';

const JPEG_QUALITY = 90;
/** Where the motif stands, share of the height: styles that crop to a window show the frame round here (`placePicture`). */
const FOCUS = 0.43;
/** Strongest speck of grain, of 255: it hides the bands that an encoder makes of long gradients. */
const GRAIN = 7;

/** A designed picture in the video's own colours, as JPEG; the same order always gives the same bytes. */
export async function drawBackdrop(order: BackdropOrder, index: number): Promise<Buffer> {
  const { width: w, height: h, style, brand, domain, seed } = order;
  const canvas = createCanvas(w, h);
  const random = seededRandom(seed * 7919 + index * 104729);
  const focus = { x: w * (0.5 + (random() - 0.5) * 0.12), y: h * FOCUS };
  const brush: Brush = {
    ctx: canvas.getContext('2d'),
    w,
    h,
    unit: Math.min(w, h),
    tones: tonesOf(style, brand),
    random,
    focus,
  };
  const families = FAMILIES[style];
  const family = families[(seed + index) % families.length] ?? families[0];
  family.back(brush);
  MOTIFS[domain](brush);
  family.front(brush);
  grain(brush);
  return await canvas.encode('jpeg', JPEG_QUALITY);
}

function grain({ ctx, w, h, random }: Brush): void {
  const image = ctx.getImageData(0, 0, w, h);
  const { data } = image;
  let state = Math.floor(random() * 0x7fffffff) | 1;
  for (let at = 0; at < data.length; at += 4) {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    const speck = ((state & 0xff) / 255 - 0.5) * 2 * GRAIN;
    for (let channel = 0; channel < 3; channel += 1) data[at + channel] = (data[at + channel] ?? 0) + speck;
  }
  ctx.putImageData(image, 0, 0);
}
