import type { BackdropFamily } from './backdrop';
import { faded, lit } from './tones';

const DEPTH = 4;

/** Arch within arch, the motif in the last opening, steps leading up to it. */
export const arches: BackdropFamily = {
  back({ ctx, w, h, unit, tones, focus }) {
    ctx.fillStyle = tones.ramp[0];
    ctx.fillRect(0, 0, w, h);
    for (let index = 0; index < DEPTH; index += 1) {
      const half = unit * (0.66 - index * 0.1);
      const top = focus.y - unit * (0.16 - index * 0.02);
      const tone = tones.ramp[(index + 1) as 1 | 2 | 3 | 4];
      const wall = ctx.createLinearGradient(focus.x - half, 0, focus.x + half, 0);
      wall.addColorStop(0, lit(tone, -0.05));
      wall.addColorStop(0.5, tone);
      wall.addColorStop(1, lit(tone, 0.05));
      ctx.fillStyle = wall;
      ctx.beginPath();
      ctx.arc(focus.x, top, half, Math.PI, 0);
      ctx.lineTo(focus.x + half, h);
      ctx.lineTo(focus.x - half, h);
      ctx.fill();
    }
  },
  front({ ctx, h, unit, tones, focus }) {
    const rise = unit * 0.07;
    const first = focus.y + unit * 0.4;
    for (let step = 0; first + step * rise < h; step += 1) {
      const half = unit * (0.34 + step * 0.075);
      const y = first + step * rise;
      ctx.fillStyle = lit(tones.ramp[2], tones.isDark ? 0.06 - step * 0.012 : 0.05 - step * 0.02);
      ctx.fillRect(focus.x - half, y, half * 2, rise + 1);
      ctx.fillStyle = faded(tones.glow, 0.4);
      ctx.fillRect(focus.x - half, y, half * 2, rise * 0.07);
    }
  },
};
