import { type BackdropFamily, between } from './backdrop';

/** Few large forms on a plain ground, set by a grid of thirds. */
export const geometry: BackdropFamily = {
  back({ ctx, w, h, unit, tones, random }) {
    ctx.fillStyle = tones.ramp[0];
    ctx.fillRect(0, 0, w, h);
    const left = random() < 0.5;
    ctx.fillStyle = tones.ramp[2];
    ctx.beginPath();
    ctx.moveTo(left ? 0 : w, 0);
    ctx.lineTo(left ? w * 0.9 : w * 0.1, 0);
    ctx.lineTo(left ? 0 : w, h * 0.62);
    ctx.fill();
    ctx.fillStyle = tones.ink;
    // Lying and of one length: standing bars of several lengths would be read as a chart.
    const stripe = unit * 0.026;
    const top = h * between(random, 0.05, 0.09);
    for (let index = 0; index < 4; index += 1) {
      ctx.fillRect(left ? w - unit * 0.3 : 0, top + stripe * index * 2, unit * 0.3, stripe);
    }
  },
  front({ ctx, w, h, unit, tones, random }) {
    const left = random() < 0.5;
    ctx.fillStyle = tones.accent;
    ctx.beginPath();
    ctx.arc(left ? 0 : w, h, unit * 0.72, Math.PI, Math.PI * 2);
    ctx.fill();
    ctx.fillStyle = tones.ink;
    ctx.beginPath();
    ctx.arc(left ? w : 0, h * 0.74, unit * 0.2, left ? Math.PI / 2 : -Math.PI / 2, left ? -Math.PI / 2 : Math.PI / 2);
    ctx.fill();
  },
};
