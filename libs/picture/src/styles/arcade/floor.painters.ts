import { stylePainter } from '../../layers/painter';
import { seededRandom } from '../../random';
import { drawSprite } from './pixel-grid';
import { THING_SPRITES } from './thing.sprites';

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
