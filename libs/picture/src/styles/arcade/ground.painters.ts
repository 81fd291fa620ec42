import { stylePainter } from '../../layers/painter';
import { seededRandom } from '../../random';
import type { Box } from '../../stage/stage';
import { drawSprite, onGrid } from './pixel-grid';
import { THING_SPRITES } from './sprites';

/** The level's floor from its upper edge down to the frame's. */
export interface FloorData {
  w: number;
  h: number;
  top: number;
  px: number;
  turf: string;
  soil: string;
  brick: string;
  lit: string;
  joint: string;
  /** Gems in the bricks: their inks, below a line. */
  gems: { colors: readonly string[]; from: number; until: number; rim: string; glint: string };
  salt: string;
}

/** Draws turf, bricks and gems; drawn once. */
export const floorPainter = stylePainter<FloorData>((ctx, data, _state, env) => {
  const { w, h, top, px, gems } = data;
  ctx.fillStyle = data.brick;
  ctx.fillRect(0, top, w, h - top);
  const [wide, high] = [14 * px, 7 * px];
  for (let y = top + 2 * px, row = 0; y < h; y += high, row += 1) {
    for (let x = row % 2 ? -wide / 2 : 0; x < w; x += wide) {
      ctx.fillStyle = data.lit;
      ctx.fillRect(x + px, y + px, wide - 2 * px, px);
      ctx.fillStyle = data.joint;
      ctx.fillRect(x, y, px, high);
    }
    ctx.fillStyle = data.joint;
    ctx.fillRect(0, y, w, px);
  }
  ctx.fillStyle = data.turf;
  ctx.fillRect(0, top, w, 2 * px);
  ctx.fillStyle = data.soil;
  ctx.fillRect(0, top + 2 * px, w, px);
  for (let x = 0; x < w; x += 6 * px) ctx.fillRect(x, top + px, 2 * px, px);
  const random = seededRandom(env.seed, data.salt);
  const rows = Math.floor((gems.until - gems.from) / high);
  for (let row = 0; row < rows; row += 1) {
    for (let x = wide / 2; x < w - wide; x += wide) {
      const [shown, hue] = [random(), random()];
      if (shown > 0.13) continue;
      const inks = { K: gems.rim, W: gems.glint, X: gems.colors[Math.floor(hue * gems.colors.length)] ?? gems.rim };
      drawSprite(ctx, THING_SPRITES.gem, inks, { x, y: gems.from + row * high, cell: px });
    }
  }
});

/** Lava at the foot of the frame. */
export interface LavaData {
  w: number;
  top: number;
  h: number;
  px: number;
  /** Crest, body and depth. */
  inks: [string, string, string];
}

const LAVA_EVERY = 5;

/** Draws waves that crawl one art pixel every sixth of a second. */
export const lavaPainter = stylePainter<LavaData>(
  (ctx, { w, top, h, px, inks: [crest, body, depth] }, _state, env) => {
    const phase = env.frame / LAVA_EVERY;
    ctx.fillStyle = body;
    ctx.fillRect(0, top + 5 * px, w, h);
    ctx.fillStyle = depth;
    ctx.fillRect(0, top + 11 * px, w, h);
    for (let column = 0; column * px < w; column += 1) {
      const turn = column + phase;
      const rise = Math.round(2.4 + 1.7 * Math.sin(turn / 4) + 1.2 * Math.sin(turn / 9 + phase / 7));
      const x = column * px;
      ctx.fillStyle = body;
      ctx.fillRect(x, top + (5 - rise) * px, px, rise * px);
      ctx.fillStyle = crest;
      ctx.fillRect(x, top + (5 - rise) * px, px, px);
      if (column % 7 === Math.floor(phase / 2) % 7) ctx.fillRect(x, top + (10 + (column % 3)) * px, 2 * px, px);
    }
  },
  { every: LAVA_EVERY, reach: ({ w, top, h }) => ({ x: 0, y: top - 20, w, h: h + 40 }) },
);

/** The glass of the screen: lines and darker corners. */
export interface GlassData {
  w: number;
  h: number;
  px: number;
  dark: string;
}

/** Draws scanlines over two of six rows and a vignette (reference boards, Ground); drawn once. */
export const glassPainter = stylePainter<GlassData>((ctx, { w, h, px, dark }) => {
  const at: [number, number] = [w / 2, h / 2];
  const glow = ctx.createRadialGradient(...at, Math.min(w, h) * 0.5, ...at, Math.hypot(w, h) * 0.56);
  glow.addColorStop(0, `${dark}00`);
  glow.addColorStop(1, `${dark}80`);
  ctx.fillStyle = glow;
  ctx.fillRect(0, 0, w, h);
  ctx.fillStyle = `${dark}2B`;
  for (let y = 0; y < h; y += px) ctx.fillRect(0, y, w, Math.max(1, Math.round(px / 3)));
});

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
