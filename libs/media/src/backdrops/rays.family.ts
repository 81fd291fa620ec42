import { type BackdropFamily, between } from './backdrop';
import { faded } from './tones';

const RAYS = 30;

/**
 * Printed rays out of a lower corner, with a field of dots that thins out upwards. Never out of the motif: a red disc with
 * rays round it is a flag that many viewers cannot see without its history.
 */
export const rays: BackdropFamily = {
  back({ ctx, w, h, tones, random }) {
    ctx.fillStyle = tones.ramp[0];
    ctx.fillRect(0, 0, w, h);
    const far = Math.hypot(w, h);
    const corner = { x: random() < 0.5 ? -w * 0.1 : w * 1.1, y: h * 1.04 };
    const turn = between(random, 0, Math.PI);
    ctx.fillStyle = tones.ramp[2];
    for (let index = 0; index < RAYS; index += 2) {
      const [from, to] = [index, index + 1].map((step) => turn + (step / RAYS) * Math.PI * 2);
      ctx.beginPath();
      ctx.moveTo(corner.x, corner.y);
      ctx.lineTo(corner.x + Math.cos(from ?? 0) * far, corner.y + Math.sin(from ?? 0) * far);
      ctx.lineTo(corner.x + Math.cos(to ?? 0) * far, corner.y + Math.sin(to ?? 0) * far);
      ctx.fill();
    }
  },
  front({ ctx, w, h, unit, tones }) {
    const gap = unit * 0.026;
    ctx.fillStyle = faded(tones.accent, 0.9);
    ctx.beginPath();
    for (let row = 0; row * gap < h; row += 1) {
      const y = h - row * gap;
      const size = gap * 0.62 * Math.max(0, 1 - (row * gap) / (h * 0.44));
      if (size < gap * 0.06) break;
      for (let x = (row % 2) * (gap / 2); x < w + gap; x += gap) {
        ctx.moveTo(x + size, y);
        ctx.arc(x, y, size, 0, Math.PI * 2);
      }
    }
    ctx.fill();
  },
};
