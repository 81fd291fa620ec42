import { type BackdropFamily, between } from './backdrop';
import { faded } from './tones';

const LINES = 26;

/** Height lines of a land that is not there, running round the motif. */
export const contours: BackdropFamily = {
  back({ ctx, w, h, unit, tones, focus }) {
    ctx.fillStyle = tones.ramp[0];
    ctx.fillRect(0, 0, w, h);
    const light = ctx.createRadialGradient(focus.x, focus.y, 0, focus.x, focus.y, unit * 1.2);
    light.addColorStop(0, tones.ramp[3]);
    light.addColorStop(1, faded(tones.ramp[1], 0));
    ctx.fillStyle = light;
    ctx.fillRect(0, 0, w, h);
  },
  front({ ctx, unit, tones, focus, random }) {
    const [turn, bend] = [between(random, 0, Math.PI * 2), between(random, 0.06, 0.12)];
    for (let index = 0; index < LINES; index += 1) {
      const radius = unit * (0.34 + index * 0.062);
      const strong = index % 5 === 0;
      ctx.strokeStyle = faded(strong ? tones.accent : tones.ramp[4], strong ? 0.6 : 0.75);
      ctx.lineWidth = unit * (strong ? 0.0042 : 0.0024);
      ctx.beginPath();
      for (let step = 0; step <= 180; step += 1) {
        const angle = (step / 180) * Math.PI * 2;
        const wave = 1 + bend * Math.sin(angle * 3 + turn + index * 0.12) + bend * 0.6 * Math.sin(angle * 5 - turn);
        ctx.lineTo(focus.x + Math.cos(angle) * radius * wave, focus.y + Math.sin(angle) * radius * wave * 1.1);
      }
      ctx.stroke();
    }
  },
};
