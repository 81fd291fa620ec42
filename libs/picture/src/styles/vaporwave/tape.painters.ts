import type { Context } from '../../surface/surface';
import { stylePainter } from '../../layers/painter';
import { seededRandom } from '../../random';
import { ON_TWOS } from './vapor-motion';

/** Specks of light in the upper sky, pixels; drawn once. */
export interface StarsData {
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
export interface TearData {
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
export function drawTear(ctx: Context, { x, y, w, h, colors, count }: TearData, random: () => number): void {
  for (let index = 0; index < count; index += 1) {
    ctx.fillStyle = colors[Math.floor(random() * colors.length)] ?? '';
    const long = w * (0.02 + 0.16 * random() ** 3);
    const thick = Math.max(1, Math.round(h * (0.03 + 0.07 * random())));
    ctx.fillRect(Math.round(x + random() * w), Math.round(y + random() * (h - thick)), Math.round(long), thick);
  }
}
