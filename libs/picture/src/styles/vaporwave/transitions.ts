import type { TransitionPainter } from '../../frames/compositor';
import type { Stage } from '../../stage/stage';
import type { Context } from '../../surface/surface';
import type { DrawEnv } from '../../layers/painter';
import { seededRandom } from '../../random';
import { VAPOR } from './preset';
import { drawTear } from './tape.painters';

const BANDS = 14;

/** A tape changes its scene: bands of both pictures tear sideways, more of the new one in each frame, over a short roll. */
export const glitchWipe: TransitionPainter = (ctx, incoming, amount, env) => {
  const { width, height, unit } = env.stage;
  const random = seededRandom(env.seed, 'bands');
  const force = 1 - Math.abs(amount - 0.5) * 2;
  const order = Array.from({ length: BANDS }, () => random());
  ctx.save();
  let y = 0;
  order.forEach((turn, index) => {
    const h = index === BANDS - 1 ? height - y : Math.round((height / BANDS) * (0.5 + random()));
    const jump = Math.round((random() - 0.5) * 260 * unit * force);
    const next = turn < amount;
    const roll = next ? Math.round(30 * unit * (1 - amount)) : 0;
    const source = next ? incoming : ctx.canvas;
    if (next || jump !== 0) ctx.drawImage(source, 0, y, width, h, jump, y + roll, width, h);
    if (next && jump !== 0) ctx.drawImage(incoming, 0, y, width, h, jump - Math.sign(jump) * width, y + roll, width, h);
    y = Math.min(height - 1, y + h);
  });
  ctx.restore();
  drawTears(ctx, env, env.stage, force);
};

/** The new picture fades in beside itself, two ghosts that close, under a band of noise that runs through the frame. */
export const ghostMix: TransitionPainter = (ctx, incoming, amount, env) => {
  const { width } = env.stage;
  const aside = Math.round(width * 0.05 * (1 - amount) ** 2);
  ctx.save();
  ctx.globalAlpha = amount;
  ctx.drawImage(incoming, aside, 0);
  ctx.globalAlpha = amount * 0.5 * (1 - amount);
  ctx.drawImage(incoming, -aside, 0);
  ctx.restore();
  drawTears(ctx, env, env.stage, (1 - amount) * 0.6);
};

function drawTears(ctx: Context, env: DrawEnv, { width, height, unit }: Stage, force: number): void {
  const random = seededRandom(env.seed + env.frame, 'tears');
  const colors = [VAPOR.white, VAPOR.cyan, VAPOR.pink].map((color) => env.tint(color));
  for (let index = 0; index < 4; index += 1) {
    const h = (16 + 50 * random()) * unit;
    const band = {
      x: 0,
      y: random() * height,
      w: width,
      h,
      colors,
      count: Math.round(30 * force),
    };
    drawTear(ctx, band, random);
  }
}
