import type { Context } from '../../surface/surface';
import { canvasFill, fillAround, fillDown } from '../../layers/fill';
import { stylePainter } from '../../layers/painter';
import { seededRandom } from '../../random';
import type { Box } from '../../stage/stage';
import { firOutline, ridgeProfile } from './terrain';
import { type Tint, tintOf } from './preset';

/** A mountain or hill from edge to edge of its box; its crest stays inside the upper `rough` of it. */
export interface RidgeData {
  box: Box;
  salt: string;
  /** Length of its longest wave, pixels. */
  wave: number;
  /** Height of the crest's ups and downs as a share of the box's height. */
  rough: number;
  crest: Tint;
  foot: Tint;
  /** Width and colour of the light on its crest. */
  lit?: { color: string; width: number };
}

/** A row of firs that stand on the lower edge of a hill line; heights in pixels. */
export interface FirsData {
  box: Box;
  salt: string;
  low: number;
  high: number;
  /** Mean distance of two trees. */
  pitch: number;
  color: Tint;
  /** What the ground under them fades to at the box's foot. */
  foot: Tint;
}

/** A bank of mist, thickest in the middle of its height. */
export interface MistData {
  box: Box;
  color: Tint;
  opacity: number;
}

const STEP = 4;

export const ridgePainter = stylePainter<RidgeData>((ctx, data, _state, env) => {
  const { box, wave, rough } = data;
  const profile = ridgeProfile(env.seed, data.salt);
  const crest: Array<[number, number]> = [];
  for (let x = box.x; x <= box.x + box.w; x += STEP)
    crest.push([x, box.y + box.h * rough * (1 - stretched(profile(x / wave)))]);
  ctx.fillStyle = canvasFill(ctx, fillDown(box.y, box.y + box.h, [0, tintOf(data.crest)], [1, tintOf(data.foot)]));
  fillLand(ctx, crest, box);
  if (!data.lit) return;
  ctx.beginPath();
  crest.forEach(([x, y], index) => (index === 0 ? ctx.moveTo(x, y) : ctx.lineTo(x, y)));
  ctx.lineWidth = data.lit.width;
  ctx.strokeStyle = data.lit.color;
  ctx.stroke();
});

export const firsPainter = stylePainter<FirsData>((ctx, data, _state, env) => {
  const { box, low, high, pitch } = data;
  const random = seededRandom(env.seed, data.salt);
  const profile = ridgeProfile(env.seed, `${data.salt}.hill`);
  const hill = (x: number): number => box.y + high + (box.h - high) * 0.3 * (1 - profile(x / 520));
  ctx.fillStyle = tintOf(data.color);
  for (let x = box.x; x < box.x + box.w; x += pitch * (0.45 + random() * 1.1)) {
    const height = low + (high - low) * random() ** 1.7;
    ctx.beginPath();
    firOutline(random, x, hill(x) + height * 0.06, height).forEach(([px, py], index) =>
      index === 0 ? ctx.moveTo(px, py) : ctx.lineTo(px, py),
    );
    ctx.fill();
  }
  const line: Array<[number, number]> = [];
  for (let x = box.x; x <= box.x + box.w; x += STEP * 3) line.push([x, hill(x)]);
  const ground = ctx.createLinearGradient(0, box.y + high, 0, box.y + box.h);
  ground.addColorStop(0, tintOf(data.color));
  ground.addColorStop(1, tintOf(data.foot));
  ctx.fillStyle = ground;
  fillLand(ctx, line, box);
});

export const mistPainter = stylePainter<MistData>((ctx, { box, color, opacity }) => {
  const banks = 5;
  for (let bank = 0; bank < banks; bank += 1) {
    const r = box.w * (0.22 + 0.08 * ((bank * 7) % 3));
    const x = box.x + box.w * ((bank + 0.5) / banks);
    const y = box.y + box.h * (0.5 + 0.12 * Math.sin(bank * 2.1));
    ctx.save();
    ctx.translate(x, y);
    ctx.scale(1, (box.h * 0.5) / r);
    ctx.fillStyle = canvasFill(
      ctx,
      fillAround([0, 0], 0, r, [0, tintOf(color, opacity)], [0.5, tintOf(color, opacity * 0.5)], [1, tintOf(color, 0)]),
    );
    ctx.fillRect(-r, -r, 2 * r, 2 * r);
    ctx.restore();
  }
});

function stretched(share: number): number {
  return 0.5 + 0.5 * Math.tanh((share - 0.5) * 3.4);
}

function fillLand(ctx: Context, line: ReadonlyArray<[number, number]>, box: Box): void {
  ctx.beginPath();
  line.forEach(([x, y], index) => (index === 0 ? ctx.moveTo(x, y) : ctx.lineTo(x, y)));
  ctx.lineTo(box.x + box.w, box.y + box.h);
  ctx.lineTo(box.x, box.y + box.h);
  ctx.fill();
}
