import { canvasFill, fillDown } from '../../layers/fill';
import { stylePainter } from '../../layers/painter';
import { ON_TWOS } from './vapor-motion';

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
export interface SeaData {
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
