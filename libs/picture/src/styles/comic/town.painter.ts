import { stylePainter } from '../../layers/painter';
import { seededRandom } from '../../random';
import type { Box } from '../../stage/stage';

/** Houses that stand on the lower edge of a box; pixels. */
export interface TownData {
  box: Box;
  /** Nothing rises over this height: a panel's upper edge. */
  sky: number;
  wall: string;
  /** Lit windows, and a rim of light on each house's side; absent for houses far away. */
  window?: string;
  rim?: string;
  /** Width of a house on average. */
  pitch: number;
  salt: string;
}

/** A skyline in one ink. */
export const townPainter = stylePainter<TownData>(
  (ctx, { box, sky, wall, window, rim, pitch, salt }, _state, { seed }) => {
    const random = seededRandom(seed, salt);
    const pane = pitch * 0.12;
    ctx.beginPath();
    ctx.rect(box.x, sky, box.w, box.y + box.h - sky);
    ctx.clip();
    for (let x = box.x - pitch * 0.3; x < box.x + box.w;) {
      const w = pitch * (0.7 + random() * 0.6);
      const h = box.h * (0.5 + random() * 0.5);
      const top = box.y + box.h - h;
      ctx.fillStyle = wall;
      ctx.fillRect(x, top, w, h);
      if (random() < 0.3) ctx.fillRect(x + w * 0.4, top - pitch * 0.5, pitch * 0.07, pitch * 0.5);
      if (rim) {
        ctx.fillStyle = rim;
        ctx.fillRect(x, top, pitch * 0.03, h);
      }
      const columns = Math.floor((w - pane * 1.2) / (pane * 1.9));
      for (let y = top + pane * 1.6; window && y < box.y + box.h; y += pane * 2.2) {
        for (let column = 0; column < columns; column += 1) {
          if (random() > 0.34) continue;
          ctx.fillStyle = window;
          ctx.fillRect(x + pane * 1.1 + column * pane * 1.9, y, pane, pane * 1.25);
        }
      }
      x += w + (random() < 0.2 ? pitch * 0.12 : 0);
    }
  },
);
