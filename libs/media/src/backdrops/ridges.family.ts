import { type BackdropFamily, between } from './backdrop';
import { lit } from './tones';

const RIDGES = 5;

/** Land in layers under a wide sky; the motif stands on the horizon. */
export const ridges: BackdropFamily = {
  back({ ctx, w, h, tones }) {
    const sky = ctx.createLinearGradient(0, 0, 0, h);
    sky.addColorStop(0, tones.ramp[0]);
    sky.addColorStop(0.45, tones.ramp[2]);
    sky.addColorStop(0.7, tones.ramp[4]);
    ctx.fillStyle = sky;
    ctx.fillRect(0, 0, w, h);
  },
  front({ ctx, w, h, unit, tones, random }) {
    for (let index = 0; index < RIDGES; index += 1) {
      const depth = index / (RIDGES - 1);
      const top = h * (0.5 + 0.36 * depth);
      const reach = unit * between(random, 0.05, 0.1) * (1 + depth * 0.4);
      const [turn, wide] = [between(random, 0, Math.PI * 2), between(random, 1.2, 2.4)];
      const face = ctx.createLinearGradient(0, top - reach, 0, top + unit * 0.5);
      const tone = tones.ramp[(4 - index) as 0 | 1 | 2 | 3 | 4];
      face.addColorStop(0, lit(tone, tones.isDark ? 0.02 : -0.05));
      face.addColorStop(1, lit(tone, tones.isDark ? -0.08 : -0.02));
      ctx.fillStyle = face;
      ctx.beginPath();
      ctx.moveTo(0, h);
      for (let x = 0; x <= w; x += w / 90) {
        const along = (x / w) * Math.PI * wide + turn;
        ctx.lineTo(x, top + Math.sin(along) * reach + Math.sin(along * 2.7 + turn) * reach * 0.3);
      }
      ctx.lineTo(w, h);
      ctx.fill();
    }
  },
};
