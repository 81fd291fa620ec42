import type { Context } from '../../surface/surface';
import { canvasFill, fillAlong } from '../../layers/fill';
import { patternPainter } from '../../layers/pattern.layer';
import { stylePainter } from '../../layers/painter';
import { seededRandom } from '../../random';
import type { Box } from '../../stage/stage';
import type { Glow } from './lights';

/** The dark with what glows in it, and how much of the edges it swallows. */
export interface EmberData {
  black: string;
  embers: Glow[];
}

/** Speed lines out of an eye, in frame pixels. */
export interface RaysData {
  eye: [number, number];
  color: string;
  count: number;
  salt: string;
}

/** Specks in a box. */
export interface DustData {
  box: Box;
  color: string;
  count: number;
  largest: number;
  salt: string;
}

/** Steps of a light's fall-off: [share of its reach, share of its strength]. */
const FALL: ReadonlyArray<[number, number]> = [
  [0, 1],
  [0.25, 0.76],
  [0.5, 0.34],
  [0.75, 0.09],
  [1, 0],
];

/** A colour with an opacity of 0 to 1. */
export function faint(color: string, opacity: number): string {
  return (
    color.slice(0, 7) +
    Math.round(Math.min(1, Math.max(0, opacity)) * 255)
      .toString(16)
      .padStart(2, '0')
  );
}

/** Black, embers, vignette and overlaid grain: all that stands still, so it is drawn once a scene. */
export const emberPainter = stylePainter<EmberData>((ctx, { black, embers }, state, env) => {
  const { width, height } = env.stage;
  const box = { x: 0, y: 0, w: width, h: height };
  ctx.fillStyle = black;
  ctx.fillRect(0, 0, width, height);
  for (const ember of embers) drawGlow(ctx, ember, box);
  patternPainter.draw(ctx, { pattern: 'vignette', box, color: black, strength: 0.85 }, state, env);
  ctx.save();
  ctx.globalCompositeOperation = 'overlay';
  patternPainter.draw(ctx, { pattern: 'grain', box, amount: 0.16, moving: false }, state, env);
  ctx.restore();
});

/** One leak: a blob of light that lies over the vignette (reference boards: under it, leaks vanished). */
export const leakPainter = stylePainter<Glow>(
  (ctx, glow, _state, { stage }) => drawGlow(ctx, glow, { x: 0, y: 0, w: stage.width, h: stage.height }),
  {
    reach: (glow, { stage }) => {
      const r = glow.r * Math.max(stage.width, stage.height);
      return { x: glow.x * stage.width - r, y: glow.y * stage.height - r, w: 2 * r, h: 2 * r };
    },
  },
);

/** Tapered rays, faint and bright ones mixed. */
export const raysPainter = stylePainter<RaysData>(
  (ctx, { eye, color, count, salt }, _state, { stage, seed }) => {
    const random = seededRandom(seed, salt);
    const reach = Math.hypot(stage.width, stage.height);
    for (let index = 0; index < count; index += 1) {
      const angle = random() * Math.PI * 2;
      const from = reach * (0.18 + 0.3 * random());
      const to = from + reach * (0.14 + 0.5 * random());
      const half = stage.unit * (1 + 6 * random() ** 3);
      const opacity = 0.14 + 0.5 * random() ** 2;
      const [dx, dy] = [Math.cos(angle), Math.sin(angle)];
      const at = (along: number, across: number): [number, number] => [
        eye[0] + dx * along - dy * across,
        eye[1] + dy * along + dx * across,
      ];
      ctx.fillStyle = canvasFill(
        ctx,
        fillAlong(at(from, 0), at(to, 0), [0, faint(color, 0)], [0.7, faint(color, opacity)], [1, faint(color, 0)]),
      );
      ctx.beginPath();
      ctx.moveTo(...at(from, 0));
      ctx.lineTo(...at(to, half));
      ctx.lineTo(...at(to, -half));
      ctx.fill();
    }
  },
  { reach: (_data, { stage }) => ({ x: 0, y: 0, w: stage.width, h: stage.height }) },
);

/** Sparks: a hard core in a soft halo. */
export const dustPainter = stylePainter<DustData>(
  (ctx, { box, color, count, largest, salt }, _state, { seed }) => {
    const random = seededRandom(seed, salt);
    for (let index = 0; index < count; index += 1) {
      const [x, y] = [box.x + random() * box.w, box.y + random() * box.h];
      const r = largest * (0.3 + 0.7 * random() ** 2);
      const opacity = 0.2 + 0.6 * random();
      ctx.fillStyle = faint(color, opacity * 0.22);
      ctx.beginPath();
      ctx.arc(x, y, r * 2.6, 0, Math.PI * 2);
      ctx.fill();
      ctx.fillStyle = faint(color, opacity);
      ctx.beginPath();
      ctx.arc(x, y, r, 0, Math.PI * 2);
      ctx.fill();
    }
  },
  { reach: ({ box }) => box },
);

function drawGlow(ctx: Context, glow: Glow, frame: Box): void {
  const [x, y, r] = [frame.x + glow.x * frame.w, frame.y + glow.y * frame.h, glow.r * Math.max(frame.w, frame.h)];
  const gradient = ctx.createRadialGradient(x, y, 0, x, y, r);
  for (const [share, strength] of FALL) gradient.addColorStop(share, faint(glow.color, glow.strength * strength));
  ctx.fillStyle = gradient;
  ctx.fillRect(x - r, y - r, 2 * r, 2 * r);
}
