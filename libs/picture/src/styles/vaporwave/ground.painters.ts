import { canvasFill, fillDown } from '../../layers/fill';
import { stylePainter } from '../../layers/painter';
import { seededRandom } from '../../random';
import type { Context } from '../../surface/surface';
import { ON_TWOS } from './type-and-motion';

/** A grid that runs to the horizon: `y` the horizon, `x` the point where its lines meet. */
export interface FloorData {
  x: number;
  y: number;
  width: number;
  height: number;
  /** Distance of the lines where they meet the frame's foot. */
  pitch: number;
  line: string;
  glow: string;
}

/** Rungs of the grid between horizon and foot, and how they crowd towards the horizon (reference boards, Grid). */
const RUNGS = 17;
const CROWD = 2.3;
/** Distance of the rays at the horizon as a share of that at the frame's foot. */
const NARROW = 0.045;
/** Frames in which the floor moves by one rung. */
const RUNG_FRAMES = 30;

/** The lines that run away from the viewer; they never move. */
export const raysPainter = stylePainter<FloorData>((ctx, { x, y, width, height, pitch, line, glow }) => {
  const reach = Math.ceil(width / 2 / (pitch * NARROW)) + 1;
  for (const [color, thick] of [
    [glow, 11],
    [line, 3],
  ] as const) {
    ctx.strokeStyle = canvasFill(
      ctx,
      fillDown(y, height, [0, `${color.slice(0, 7)}00`], [0.12, `${color.slice(0, 7)}88`], [0.6, color]),
    );
    ctx.lineWidth = (thick * pitch) / 230;
    ctx.beginPath();
    for (let index = -reach; index <= reach; index += 1) {
      ctx.moveTo(x + index * pitch * NARROW, y);
      ctx.lineTo(x + index * pitch, height);
    }
    ctx.stroke();
  }
});

/** The lines that come towards the viewer, one cell a second on the video's clock, so that no cut restarts them. */
export const rungsPainter = stylePainter<FloorData>(
  (ctx, { y, width, height, pitch, line, glow }, state, { frame }) => {
    const phase = (frame % RUNG_FRAMES) / RUNG_FRAMES;
    for (let index = 0; index < RUNGS; index += 1) {
      const share = ((index + phase) / RUNGS) ** CROWD;
      const at = Math.round(y + (height - y) * share);
      const thick = Math.max(2, Math.round((1 + 5 * share) * (pitch / 230)));
      ctx.globalAlpha = state.opacity * Math.min(1, 0.1 + share * 3.2);
      ctx.fillStyle = glow;
      ctx.fillRect(0, at - thick * 2, width, thick * 5);
      ctx.fillRect(0, at - thick, width, thick * 3);
      ctx.fillStyle = line;
      ctx.fillRect(0, at, width, thick);
    }
    ctx.globalAlpha = state.opacity;
  },
  { every: ON_TWOS, reach: ({ y, width, height }) => ({ x: 0, y, w: width, h: height - y }) },
);

/** A sea under the sun: broken bars of light, wider towards the viewer. */
interface SeaData {
  x: number;
  y: number;
  r: number;
  height: number;
  colors: string[];
}

const RIPPLES = 26;

/** Ripples shift seven times a second, as a tired tape shows them. */
export const seaPainter = stylePainter<SeaData>(
  (ctx, { x, y, r, height, colors }, _state, { frame }) => {
    const tick = frame / 3;
    for (let index = 0; index < RIPPLES; index += 1) {
      const share = (index + 0.5) / RIPPLES;
      const at = y + (height - y) * share ** 1.5;
      const wide = r * (0.95 - 0.5 * share + 0.14 * Math.sin(index * 2.1 + tick * 0.21));
      const aside = Math.sin(index * 1.7 + tick * 0.16) * r * 0.06;
      const high = Math.max(2, (height - y) * 0.012 * (0.4 + share));
      ctx.fillStyle = colors[Math.min(colors.length - 1, Math.floor(share * colors.length))] ?? '';
      const gap = (0.06 + 0.12 * share) * wide * (1 + Math.sin(index * 5.3));
      ctx.fillRect(Math.round(x - wide + aside), Math.round(at), Math.round(wide - gap), Math.round(high));
      ctx.fillRect(Math.round(x + aside + gap * 0.4), Math.round(at), Math.round(wide - gap * 0.4), Math.round(high));
    }
  },
  { every: 2 * ON_TWOS, reach: ({ x, y, r, height }) => ({ x: x - r * 1.2, y, w: r * 2.4, h: height - y }) },
);

/** Wire mountains on the horizon, left and right of the sun. */
interface RangeData {
  y: number;
  width: number;
  /** Height of the highest peak and width of one face, pixels. */
  peak: number;
  face: number;
  /** Where the range sinks for the sun, and how far to either side. */
  gap: { x: number; w: number };
  fill: [string, string];
  wire: string;
  salt: string;
}

const ROWS = 3;

/** A mesh of triangles, highest at the back; drawn once. */
export const rangePainter = stylePainter<RangeData>((ctx, data, _state, { seed }) => {
  const { y, width, peak, face, gap } = data;
  const random = seededRandom(seed, data.salt);
  const columns = Math.ceil(width / face) + 2;
  const mesh = Array.from({ length: ROWS + 1 }, (_, row) =>
    Array.from({ length: columns + 1 }, (_, column): [number, number] => {
      const x = (column - 0.5 + (row % 2) * 0.5) * face + (random() - 0.5) * face * 0.3;
      const aside = Math.min(1, Math.max(0, (Math.abs(x - gap.x) - gap.w) / (width * 0.3)));
      const high = row === ROWS ? 0 : peak * aside * (1 - row / ROWS) * (0.55 + random() * 0.45);
      return [x, y - high + row * 0.01];
    }),
  );
  const shade = canvasFill(ctx, fillDown(y - peak, y, [0, data.fill[0]], [1, data.fill[1]]));
  ctx.lineJoin = 'round';
  ctx.lineWidth = Math.max(1.5, face * 0.018);
  ctx.strokeStyle = data.wire;
  ctx.fillStyle = shade;
  for (let row = 0; row < ROWS; row += 1)
    for (let column = 0; column < columns; column += 1) {
      const [a, b] = [mesh[row]?.[column], mesh[row]?.[column + 1]];
      const [c, d] = [mesh[row + 1]?.[column], mesh[row + 1]?.[column + 1]];
      if (!a || !b || !c || !d) continue;
      for (const corners of [
        [a, b, c],
        [b, d, c],
      ]) {
        ctx.beginPath();
        corners.forEach(([px, py], index) => (index === 0 ? ctx.moveTo(px, py) : ctx.lineTo(px, py)));
        ctx.closePath();
        ctx.fill();
        ctx.stroke();
      }
    }
});

/** A disc with slits that widen downwards; colours from its top to its foot, `split` the tape's two ghosts. */
interface SunData {
  x: number;
  y: number;
  r: number;
  colors: string[];
  split: [string, string];
  /** Part of the height above which the disc is whole. */
  whole: number;
  /** Slits end here: what is below stands behind the horizon. */
  horizon: number;
}

const SLITS = 9;

/** Drawn once; the layer floats. */
export const sunPainter = stylePainter<SunData>((ctx, sun) => {
  const { x, y, r } = sun;
  const ghost = r * 0.016;
  ctx.save();
  clipSlits(ctx, sun);
  [-ghost, ghost].forEach((by, index) => {
    ctx.fillStyle = sun.split[index] ?? '';
    disc(ctx, x + by, y, r);
  });
  const fill = ctx.createLinearGradient(0, y - r, 0, y + r);
  sun.colors.forEach((color, index) => fill.addColorStop(index / Math.max(1, sun.colors.length - 1), color));
  ctx.fillStyle = fill;
  disc(ctx, x, y, r - ghost);
  ctx.restore();
});

function disc(ctx: Context, x: number, y: number, r: number): void {
  ctx.beginPath();
  ctx.arc(x, y, r, 0, Math.PI * 2);
  ctx.fill();
}

/** Leaves open what lies between the slits. */
function clipSlits(ctx: Context, { x, y, r, whole, horizon }: SunData): void {
  const from = y - r + 2 * r * whole;
  const bottom = Math.min(y + r, horizon);
  ctx.beginPath();
  ctx.rect(x - r * 1.1, y - r - 2, r * 2.2, from - y + r + 2);
  let top = from;
  for (let index = 0; index < SLITS && top < bottom; index += 1) {
    const pitch = (y + r - from) / SLITS;
    const slit = pitch * (0.16 + 0.07 * index);
    ctx.rect(x - r * 1.1, top + slit, r * 2.2, Math.min(pitch, bottom - top) - slit);
    top += pitch;
  }
  ctx.clip();
}
