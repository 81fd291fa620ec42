import { stylePainter } from '../../layers/painter';
import { seededRandom } from '../../random';
import type { Box } from '../../stage/stage';
import { onGrid } from './pixel-grid';

/** A sky in flat bands with dithered seams, sprinkled with stars down to a share of its height. */
export interface SkyData {
  w: number;
  h: number;
  px: number;
  bands: readonly string[];
  stars: { color: string; count: number; until: number };
  salt: string;
}

/** Draws the sky; drawn once. */
export const skyPainter = stylePainter<SkyData>((ctx, { w, h, px, bands, stars, salt }, _state, env) => {
  const high = onGrid(h / bands.length, px);
  bands.forEach((color, index) => {
    ctx.fillStyle = color;
    ctx.fillRect(0, index * high, w, h - index * high);
    if (index === 0) return;
    // Seam: rows of the new colour that grow denser downwards, on the side of the old one.
    [8, 4, 2].forEach((pitch, row) => {
      const y = index * high - (3 - row) * 2 * px;
      for (let x = (row % 2) * px; x < w; x += pitch * px) ctx.fillRect(x, y, px * Math.max(1, pitch / 4), px);
    });
  });
  const random = seededRandom(env.seed, salt);
  ctx.fillStyle = stars.color;
  for (let star = 0; star < stars.count; star += 1) {
    const [x, y] = [onGrid(random() * w, px), onGrid(random() * h * stars.until, px)];
    ctx.globalAlpha = 0.35 + random() * 0.5;
    ctx.fillRect(x, y, px, px);
  }
  ctx.globalAlpha = 1;
});

/** Houses with lit windows over a base line, from `x` on for `w` px. */
export interface CityData {
  x: number;
  w: number;
  base: number;
  foot: number;
  px: number;
  wall: string;
  rim: string;
  lights: readonly string[];
  lit: number;
  high: [number, number];
  wide: [number, number];
  salt: string;
}

/** Draws a row of houses; drawn once and moved by its layer. */
export const cityPainter = stylePainter<CityData>((ctx, data, _state, env) => {
  const { px, base, foot } = data;
  const random = seededRandom(env.seed, data.salt);
  for (let x = data.x; x < data.x + data.w;) {
    const columns = Math.round(data.wide[0] + random() * (data.wide[1] - data.wide[0]));
    const rows = Math.round(data.high[0] + random() * (data.high[1] - data.high[0]));
    const [w, top] = [columns * px, base - rows * px];
    ctx.fillStyle = data.wall;
    ctx.fillRect(x, top, w - px, foot - top);
    ctx.fillStyle = data.rim;
    ctx.fillRect(x, top, w - px, px);
    if (random() < 0.3) ctx.fillRect(x + onGrid(w / 2, px), top - 5 * px, px, 5 * px);
    for (let row = 4; row < rows - 3; row += 5) {
      for (let column = 3; column < columns - 4; column += 4) {
        const [shown, hue] = [random(), random()];
        if (shown > data.lit) continue;
        ctx.fillStyle = data.lights[Math.floor(hue * data.lights.length)] ?? data.rim;
        ctx.fillRect(x + column * px, top + row * px, px * 2, px * 2);
      }
    }
    x += w;
  }
});

/** Stepped hills over a foot line. */
export interface HillsData {
  x: number;
  w: number;
  base: number;
  foot: number;
  px: number;
  fill: string;
  rim: string;
  /** Height of the hills and width of one of them, art pixels. */
  high: number;
  pitch: number;
  /** Peaks instead of rounded hills. */
  sharp: boolean;
  salt: string;
}

/** Draws a range of hills; drawn once and moved by its layer. */
export const hillsPainter = stylePainter<HillsData>((ctx, data, _state, env) => {
  const { px } = data;
  const random = seededRandom(env.seed, data.salt);
  const shift = random() * 10;
  const step = data.sharp ? 2 : 3;
  for (let column = 0; column * px < data.w; column += step) {
    const turn = column / data.pitch + shift;
    const wave = data.sharp
      ? Math.abs(((turn * 2) % 2) - 1) * 0.7 + Math.abs(((turn * 4.6) % 2) - 1) * 0.3
      : 0.5 + 0.32 * Math.sin(turn * Math.PI * 2) + 0.18 * Math.sin(turn * 4.4 * Math.PI);
    const rows = Math.round((wave * data.high) / step) * step;
    const x = data.x + column * px;
    const top = data.base - rows * px;
    ctx.fillStyle = data.fill;
    ctx.fillRect(x, top, step * px, data.foot - top);
    ctx.fillStyle = data.rim;
    ctx.fillRect(x, top, step * px, 2 * px);
  }
});

/** A wall of large stones with dark windows. */
export interface HallData {
  w: number;
  h: number;
  px: number;
  stone: string;
  joint: string;
  edge: string;
  windows: Box[];
  night: string;
}

/** Draws the wall of a hall; drawn once. */
export const hallPainter = stylePainter<HallData>((ctx, { w, h, px, stone, joint, edge, windows, night }) => {
  ctx.fillStyle = stone;
  ctx.fillRect(0, 0, w, h);
  const [wide, high] = [30 * px, 16 * px];
  for (let y = 0, row = 0; y < h; y += high, row += 1) {
    ctx.fillStyle = joint;
    ctx.fillRect(0, y, w, px);
    for (let x = row % 2 ? -wide / 2 : 0; x < w; x += wide) {
      ctx.fillStyle = joint;
      ctx.fillRect(x, y, px, high);
      ctx.fillStyle = edge;
      ctx.fillRect(x + px, y + px, wide - px, px);
    }
  }
  for (const box of windows) {
    ctx.fillStyle = joint;
    ctx.fillRect(box.x - 2 * px, box.y, box.w + 4 * px, box.h);
    ctx.fillRect(box.x, box.y - 2 * px, box.w, box.h + 4 * px);
    ctx.fillStyle = night;
    ctx.fillRect(box.x, box.y + 2 * px, box.w, box.h - 2 * px);
    ctx.fillRect(box.x + 2 * px, box.y, box.w - 4 * px, 2 * px);
    ctx.fillStyle = joint;
    ctx.fillRect(box.x + onGrid(box.w / 2, px), box.y, px, box.h);
  }
});
