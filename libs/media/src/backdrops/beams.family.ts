import { type BackdropFamily, between } from './backdrop';
import { faded, lit } from './tones';

/** Floodlights from above onto a floor that mirrors them. */
export const beams: BackdropFamily = {
  back({ ctx, w, h, unit, tones, random }) {
    const room = ctx.createLinearGradient(0, 0, 0, h);
    room.addColorStop(0, tones.isDark ? lit(tones.ramp[0], -0.04) : tones.ramp[0]);
    room.addColorStop(0.72, tones.ramp[2]);
    room.addColorStop(1, tones.ramp[0]);
    ctx.fillStyle = room;
    ctx.fillRect(0, 0, w, h);
    for (let index = 0; index < 7; index += 1) {
      const from = ((index + 0.5) / 7) * w + between(random, -0.04, 0.04) * w;
      const aim = w / 2 + (from - w / 2) * between(random, -0.7, 0.5);
      const wide = unit * between(random, 0.06, 0.15);
      const light = ctx.createLinearGradient(from, 0, aim, h * 0.78);
      light.addColorStop(0, faded(index % 3 === 0 ? tones.accent : tones.glow, tones.isDark ? 0.36 : 0.26));
      light.addColorStop(1, faded(tones.glow, 0));
      ctx.fillStyle = light;
      ctx.beginPath();
      ctx.moveTo(from - unit * 0.01, -2);
      ctx.lineTo(from + unit * 0.01, -2);
      ctx.lineTo(aim + wide, h * 0.78);
      ctx.lineTo(aim - wide, h * 0.78);
      ctx.fill();
    }
  },
  front({ ctx, w, h, unit, tones, focus }) {
    const floor = h * 0.72;
    const ground = ctx.createLinearGradient(0, floor, 0, h);
    ground.addColorStop(0, faded(tones.ramp[3], 0.95));
    ground.addColorStop(1, tones.isDark ? lit(tones.ramp[0], -0.05) : tones.ramp[1]);
    ctx.fillStyle = ground;
    ctx.fillRect(0, floor, w, h - floor);
    ctx.save();
    ctx.translate(focus.x, floor + unit * 0.1);
    ctx.scale(1, 0.22);
    const pool = ctx.createRadialGradient(0, 0, 0, 0, 0, unit * 0.6);
    pool.addColorStop(0, faded(tones.glow, 0.55));
    pool.addColorStop(1, faded(tones.glow, 0));
    ctx.fillStyle = pool;
    ctx.fillRect(-w, -unit, w * 2, unit * 2);
    ctx.restore();
  },
};
