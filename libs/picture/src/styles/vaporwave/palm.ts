import { placePaint } from '../../compose/place';
import { stylePainter } from '../../layers/painter';
import { seededRandom } from '../../random';
import { Z } from '../../stage/stage';
import type { Context } from '../../surface/surface';
import type { Layer } from '../../timeline/layer';
import type { SceneEnv } from '../scene-env';
import { VAPOR } from './preset';
import { sway } from './type-and-motion';

/** A palm that stands before the sunset and sways; `r` the length of its fronds, pixels. */
export function palm(
  env: SceneEnv,
  id: string,
  at: { x: number; y: number; r: number; lean: number; foot?: number },
): Layer[] {
  const foot = at.foot ?? env.stage.height + 20;
  const data = { ...at, foot, salt: id, color: VAPOR.floor, split: [`${VAPOR.pink}B0`, `${VAPOR.cyan}80`] };
  const crown = { x: at.x - at.r, y: at.y - at.r, w: 2 * at.r, h: 2 * at.r };
  const left = Math.min(at.x, at.x + at.lean) - at.r * 0.1;
  const trunk = { x: left, y: at.y, w: Math.abs(at.lean) + at.r * 0.2, h: foot - at.y };
  return [
    placePaint(env, `${id}-trunk`, 'vapor.trunk', data, { z: Z.art, box: trunk }),
    placePaint(env, `${id}-crown`, 'vapor.crown', data, { z: Z.art, box: crown, motion: sway(env, 1.6, at.x / 1000) }),
  ];
}

/** A palm's silhouette with the tape's ghosts: the head at (x, y), fronds of length `r`, the trunk down to `foot`. */
interface PalmData {
  x: number;
  y: number;
  r: number;
  foot: number;
  /** How far the foot stands beside the head, pixels. */
  lean: number;
  salt: string;
  color: string;
  split: [string, string];
}

const FRONDS = 11;
const LEAFLETS = 30;

/** The crown alone, so that it can sway about its heart. */
export const crownPainter = stylePainter<PalmData>((ctx, palm, _state, { seed }) => {
  const ghost = palm.r * 0.014;
  for (const [color, by] of [
    [palm.split[0], -ghost],
    [palm.split[1], ghost],
    [palm.color, 0],
  ] as const)
    drawCrown(ctx, palm, by, color, seed);
});

/** The trunk: a leaning curve that thickens to its foot. */
export const trunkPainter = stylePainter<PalmData>((ctx, { x, y, r, foot, lean, color, split }) => {
  const wide = r * 0.045;
  for (const [fill, by] of [
    [split[0], -r * 0.012],
    [split[1], r * 0.012],
    [color, 0],
  ] as const) {
    ctx.fillStyle = fill;
    ctx.beginPath();
    ctx.moveTo(x - wide * 0.8 + by, y);
    ctx.quadraticCurveTo(x + lean * 0.1 - wide + by, (y + foot) / 2, x + lean - wide * 1.7 + by, foot);
    ctx.lineTo(x + lean + wide * 1.7 + by, foot);
    ctx.quadraticCurveTo(x + lean * 0.1 + wide * 1.2 + by, (y + foot) / 2, x + wide * 0.8 + by, y);
    ctx.fill();
  }
});

function drawCrown(ctx: Context, { x, y, r, salt }: PalmData, by: number, color: string, seed: number): void {
  const random = seededRandom(seed, salt);
  ctx.strokeStyle = color;
  ctx.lineCap = 'round';
  for (let frond = 0; frond < FRONDS; frond += 1) {
    const angle = Math.PI * (1.14 - (1.28 * frond) / (FRONDS - 1)) + (random() - 0.5) * 0.16;
    const length = r * (0.78 + random() * 0.22);
    const tip: Point = [x + by + Math.cos(angle) * length, y - Math.sin(angle) * length * 0.5 + length * 0.34];
    const bend: Point = [x + by + Math.cos(angle) * length * 0.55, y - Math.sin(angle) * length * 0.72 - r * 0.1];
    ctx.lineWidth = r * 0.02;
    ctx.beginPath();
    ctx.moveTo(x + by, y);
    ctx.quadraticCurveTo(...bend, ...tip);
    ctx.stroke();
    drawLeaflets(ctx, [x + by, y], bend, tip, length, random);
  }
}

type Point = [number, number];

function drawLeaflets(ctx: Context, from: Point, bend: Point, tip: Point, length: number, random: () => number): void {
  ctx.lineWidth = length * 0.015;
  for (let index = 2; index <= LEAFLETS; index += 1) {
    const t = index / LEAFLETS;
    const at = (axis: 0 | 1): number => (1 - t) ** 2 * from[axis] + 2 * t * (1 - t) * bend[axis] + t ** 2 * tip[axis];
    const [px, py] = [at(0), at(1)];
    const reach = length * 0.3 * Math.sin(Math.PI * (0.12 + t * 0.82)) * (0.8 + random() * 0.3);
    const out = Math.sign(tip[0] - from[0]) * reach * 0.34;
    ctx.beginPath();
    ctx.moveTo(px, py);
    ctx.quadraticCurveTo(px + out, py + reach * 0.3, px + out * 0.9, py + reach);
    ctx.stroke();
    if (t < 0.55) continue;
    ctx.beginPath();
    ctx.moveTo(px, py);
    ctx.lineTo(px + out * 1.2, py - reach * 0.22);
    ctx.stroke();
  }
}
