import type { TransitionPainter } from '../../frames/compositor';
import { type DrawEnv, stylePainter } from '../../layers/painter';
import { seededRandom } from '../../random';
import type { Stage } from '../../stage/stage';
import type { Context } from '../../surface/surface';
import { VAPOR } from './preset';
import { ON_TWOS } from './type-and-motion';

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
    const band = { x: 0, y: random() * height, w: width, h, colors, count: Math.round(30 * force) };
    drawTear(ctx, band, random);
  }
}

/** Specks of light in the upper sky, pixels; drawn once. */
interface StarsData {
  width: number;
  height: number;
  count: number;
  color: string;
  size: number;
}

/** Stars thin out downwards. */
export const starsPainter = stylePainter<StarsData>((ctx, { width, height, count, color, size }, state, { seed }) => {
  const random = seededRandom(seed, 'stars');
  ctx.fillStyle = color;
  for (let index = 0; index < count; index += 1) {
    const high = random() ** 1.7;
    ctx.globalAlpha = state.opacity * (0.25 + 0.75 * random()) * (1 - high);
    const w = size * (0.6 + random() * 1.2);
    ctx.fillRect(random() * width, high * height, w * (random() > 0.9 ? 3 : 1), w * 0.7);
  }
  ctx.globalAlpha = state.opacity;
});

/** A band of torn tape: dashes that jump seven times a second. */
interface TearData {
  x: number;
  y: number;
  w: number;
  h: number;
  colors: string[];
  count: number;
}

/** Dashes of a tear; the layer moves it. */
export const tearPainter = stylePainter<TearData>(
  (ctx, data, _state, { frame, seed }) => {
    drawTear(ctx, data, seededRandom(seed + frame, `tear${Math.round(data.y)}`));
  },
  { every: 2 * ON_TWOS, reach: ({ x, y, w, h }) => ({ x, y, w: w * 1.2, h }) },
);

/** Draws one band of dashes; transitions use it as well. */
function drawTear(ctx: Context, { x, y, w, h, colors, count }: TearData, random: () => number): void {
  for (let index = 0; index < count; index += 1) {
    ctx.fillStyle = colors[Math.floor(random() * colors.length)] ?? '';
    const long = w * (0.02 + 0.16 * random() ** 3);
    const thick = Math.max(1, Math.round(h * (0.03 + 0.07 * random())));
    ctx.fillRect(Math.round(x + random() * w), Math.round(y + random() * (h - thick)), Math.round(long), thick);
  }
}
