import { stylePainter } from '../../layers/painter';
import { seededRandom } from '../../random';
import type { Box } from '../../stage/stage';
import { firOutline } from './terrain';
import { tintOf, type Tint } from './tint';

/** One fir that fills its box's height; its mirror image where `up` is false. */
export interface FirData {
  box: Box;
  salt: string;
  up: boolean;
  top: Tint;
  foot: Tint;
}

export const firPainter = stylePainter<FirData>((ctx, { box, salt, up, top, foot }, _state, env) => {
  const random = seededRandom(env.seed, salt);
  const fill = ctx.createLinearGradient(0, box.y, 0, box.y + box.h);
  fill.addColorStop(0, tintOf(up ? top : foot));
  fill.addColorStop(1, tintOf(up ? foot : top));
  ctx.fillStyle = fill;
  const middle = box.x + box.w / 2;
  // The outline's own width follows its height; here it fills its slot, but small firs stay slender.
  const outline = firOutline(random, 0, box.y + box.h, box.h);
  const reach = Math.max(1, ...outline.map(([x]) => Math.abs(x)));
  const half = Math.min(box.w, Math.max(box.h * 0.6, box.w * 0.36)) / 2;
  ctx.beginPath();
  outline.forEach(([x, y], index) => {
    const at = middle + (x / reach) * half;
    const level = up ? y : 2 * box.y + box.h - y;
    if (index === 0) ctx.moveTo(at, level);
    else ctx.lineTo(at, level);
  });
  ctx.fill();
});
