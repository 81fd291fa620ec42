import { placePicture } from '../../layers/picture.layer';
import { stylePainter } from '../../layers/painter';
import type { Box } from '../../stage/stage';

/** A still on a screen with a rim of two colours. */
export interface MosaicData {
  still: number;
  box: Box;
  px: number;
  edge: readonly [string, string];
}

/** Sides of the picture's pixels while it comes into focus, in art pixels; the last is as fine as the frame. */
const FOCUS = [16, 10, 6, 3, 2] as const;

/** Draws a picture that grows finer with `progress`, until it is as sharp as it is. */
export const mosaicPainter = stylePainter<MosaicData>(
  (ctx, { still, box, px, edge: [rim, back] }, { progress }, env) => {
    ctx.fillStyle = rim;
    ctx.fillRect(box.x - 2 * px, box.y - px, box.w + 4 * px, box.h + 2 * px);
    ctx.fillRect(box.x - px, box.y - 2 * px, box.w + 2 * px, box.h + 4 * px);
    ctx.fillStyle = back;
    ctx.fillRect(box.x - px, box.y - px, box.w + 2 * px, box.h + 2 * px);
    const image = env.stills.get(still);
    if (!image) return;
    const size = FOCUS[Math.floor(progress * (FOCUS.length + 1))];
    const target = placePicture(image, box, 'cover', 1);
    ctx.save();
    ctx.beginPath();
    ctx.rect(box.x, box.y, box.w, box.h);
    ctx.clip();
    if (size === undefined) ctx.drawImage(image, target.x, target.y, target.w, target.h);
    else {
      const [w, h] = [target.w, target.h].map((side) => Math.max(1, Math.round(side / (size * px))));
      const coarse = env.surface.canvas(w ?? 1, h ?? 1);
      coarse.getContext('2d').drawImage(image, 0, 0, w ?? 1, h ?? 1);
      ctx.imageSmoothingEnabled = false;
      ctx.drawImage(coarse, target.x, target.y, target.w, target.h);
    }
    ctx.restore();
  },
  { reach: ({ box, px }) => ({ x: box.x - 2 * px, y: box.y - 2 * px, w: box.w + 4 * px, h: box.h + 4 * px }) },
);
