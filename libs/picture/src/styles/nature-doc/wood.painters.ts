import { stylePainter } from '../../layers/painter';
import { type Random, seededRandom } from '../../random';
import type { Box } from '../../stage/stage';
import type { Context } from '../../surface/surface';
import { NATURE, type Tint, tintOf } from './preset';
import { ridgeProfile } from './terrain';

/** Trunks of a wood, as seen from inside it. */
export interface TrunksData {
  box: Box;
  salt: string;
  count: number;
  thin: number;
  thick: number;
  /** Colours of a trunk; each takes a place between the two. */
  from: string;
  to: string;
  opacity: number;
}

/** Light that falls through the crowns. */
export interface ShaftsData {
  box: Box;
  color: string;
  opacity: number;
  count: number;
}

/** A felled trunk that stands upright; its upper cut lies on the box's upper edge, its height is its value. */
export interface LogData {
  box: Box;
  salt: string;
  /** Light side, middle, dark side of the bark. */
  bark: readonly [Tint, Tint, Tint];
  grain: Tint;
  /** Face of the cut and its rings. */
  face: Tint;
  rings: Tint;
}

/** Grass and moss along a floor: blades stand on the box's upper edge. */
export interface FloorData {
  box: Box;
  salt: string;
  crest: Tint;
  foot: Tint;
  blade: number;
}

/** Rows of grass from a floor's edge towards the viewer: how far down in blades, how dark, how tall. */
const BANDS = [
  [0, 0.12, 1],
  [6.2, 0.52, 2.2],
  [10.4, 0.86, 3.6],
] as const;

export const trunksPainter = stylePainter<TrunksData>((ctx, data, _state, env) => {
  const { box, count, thin, thick } = data;
  const random = seededRandom(env.seed, data.salt);
  for (let trunk = 0; trunk < count; trunk += 1) {
    const w = thin + (thick - thin) * random() ** 1.5;
    const x = box.x + ((trunk + random() * 0.9) / count) * box.w;
    const lean = (random() - 0.5) * w * 0.7;
    const shade = random();
    const fill = ctx.createLinearGradient(x, 0, x + w, 0);
    fill.addColorStop(0, tintOf([data.from, data.to, shade * 0.6], data.opacity));
    fill.addColorStop(1, tintOf([data.from, data.to, Math.min(1, shade * 0.6 + 0.4)], data.opacity));
    ctx.fillStyle = fill;
    ctx.beginPath();
    ctx.moveTo(x + lean, box.y);
    ctx.lineTo(x + lean + w * 0.86, box.y);
    ctx.lineTo(x + w, box.y + box.h);
    ctx.lineTo(x - w * 0.06, box.y + box.h);
    ctx.fill();
  }
});

export const shaftsPainter = stylePainter<ShaftsData>((ctx, { box, color, opacity, count }, _state, env) => {
  const random = seededRandom(env.seed, 'shafts');
  for (let shaft = 0; shaft < count; shaft += 1) {
    const x = box.x + box.w * ((shaft + random()) / count);
    const w = box.w * (0.04 + random() * 0.1);
    const lean = box.h * 0.34;
    const fill = ctx.createLinearGradient(0, box.y, 0, box.y + box.h);
    fill.addColorStop(0, tintOf(color, 0));
    fill.addColorStop(0.25, tintOf(color, opacity * (0.4 + random() * 0.6)));
    fill.addColorStop(1, tintOf(color, 0));
    ctx.fillStyle = fill;
    ctx.beginPath();
    ctx.moveTo(x + lean, box.y);
    ctx.lineTo(x + lean + w * 0.5, box.y);
    ctx.lineTo(x + w, box.y + box.h);
    ctx.lineTo(x - w * 0.4, box.y + box.h);
    ctx.fill();
  }
});

export const logPainter = stylePainter<LogData>((ctx, data, _state, env) => {
  const { box } = data;
  const cut = Math.min(box.w * 0.13, box.h * 0.5);
  const random = seededRandom(env.seed, data.salt);
  const fill = ctx.createLinearGradient(box.x, 0, box.x + box.w, 0);
  data.bark.forEach((tint, index) => fill.addColorStop([0, 0.38, 1][index] ?? 1, tintOf(tint)));
  ctx.save();
  ctx.beginPath();
  ctx.rect(box.x, box.y, box.w, box.h);
  ctx.clip();
  ctx.fillStyle = fill;
  ctx.fillRect(box.x, box.y, box.w, box.h);
  drawBark(ctx, box, random, data.grain);
  ctx.restore();
  drawCut(ctx, box, cut, data);
});

export const floorPainter = stylePainter<FloorData>((ctx, { box, salt, crest, foot, blade }, _state, env) => {
  const random = seededRandom(env.seed, salt);
  ctx.fillStyle = tintOf(foot);
  ctx.fillRect(box.x, box.y, box.w, box.h);
  BANDS.forEach(([down, near, tall]) => {
    const y = box.y + down * blade;
    const profile = ridgeProfile(env.seed, `${salt}${down}`);
    const line = (x: number): number => y + (down === 0 ? 0 : blade * 1.6 * profile(x / (blade * 16)));
    const fill = ctx.createLinearGradient(0, y - blade * tall * 0.4, 0, y + blade * 5);
    fill.addColorStop(0, tintOf([crest, foot, near]));
    fill.addColorStop(1, tintOf([crest, foot, Math.min(1, near + 0.08)]));
    ctx.fillStyle = fill;
    ctx.beginPath();
    ctx.moveTo(box.x, box.y + box.h);
    for (let x = box.x; x <= box.x + box.w + blade; x += blade * 0.14 * tall) {
      const h = blade * tall * (0.12 + random() ** 3);
      const lean = (random() - 0.5) * h * 0.8;
      ctx.lineTo(x, line(x));
      ctx.lineTo(x + lean, line(x) - h);
    }
    ctx.lineTo(box.x + box.w + blade, box.y + box.h);
    ctx.fill();
  });
});

function drawBark(ctx: Context, box: Box, random: Random, grain: Tint): void {
  const lines = Math.round((box.w * box.h) / 1500);
  ctx.strokeStyle = tintOf(grain, 0.5);
  ctx.lineCap = 'round';
  for (let line = 0; line < lines; line += 1) {
    const across = random();
    const x = box.x + box.w * (0.5 - 0.5 * Math.cos(across * Math.PI));
    const y = box.y + random() * box.h;
    const length = box.w * (0.15 + random() * 0.5);
    ctx.lineWidth = 1.2 + random() * 2.6;
    ctx.beginPath();
    ctx.moveTo(x, y);
    ctx.quadraticCurveTo(x + (random() - 0.5) * 9, y + length / 2, x + (random() - 0.5) * 4, y + length);
    ctx.stroke();
  }
}

function drawCut(ctx: Context, box: Box, cut: number, { face, rings }: LogData): void {
  const [cx, cy] = [box.x + box.w / 2, box.y];
  ctx.fillStyle = tintOf(face);
  ctx.strokeStyle = tintOf(rings, 0.75);
  for (let ring = 0; ring < 5; ring += 1) {
    const share = 1 - ring * 0.2;
    ctx.beginPath();
    ctx.ellipse(cx + box.w * 0.012 * ring, cy, (box.w / 2) * share, cut * share, 0, 0, Math.PI * 2);
    if (ring === 0) ctx.fill();
    ctx.lineWidth = ring === 0 ? box.w * 0.02 : box.w * 0.009;
    ctx.stroke();
  }
}

/** Colours of a trunk that the sun strikes, or of one under moss. */
export function bark(lit: boolean): Pick<LogData, 'bark' | 'grain' | 'face' | 'rings'> {
  if (lit)
    return {
      bark: [[NATURE.ember, NATURE.ink, 0.28], NATURE.amber, [NATURE.ember, NATURE.ink, 0.66]],
      grain: [NATURE.ember, NATURE.ink, 0.8],
      face: [NATURE.amber, NATURE.sun, 0.6],
      rings: [NATURE.ember, NATURE.ink, 0.3],
    };
  return {
    bark: [
      [NATURE.teal, NATURE.ink, 0.25],
      [NATURE.green, NATURE.sage, 0.55],
      [NATURE.deep, NATURE.ink, 0.55],
    ],
    grain: [NATURE.deep, NATURE.ink, 0.7],
    face: [NATURE.sage, NATURE.mist, 0.35],
    rings: [NATURE.green, NATURE.ink, 0.3],
  };
}
