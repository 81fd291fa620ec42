import type { Corner } from '../../checks/measure-boxes';
import { place, placePaint } from '../../compose/place';
import { type DrawEnv, stylePainter } from '../../layers/painter';
import { seededRandom } from '../../random';
import { type Box, Z, boundsOf } from '../../stage/stage';
import type { Context } from '../../surface/surface';
import type { Layer } from '../../timeline/layer';
import type { Motion } from '../../timeline/motion';
import type { SceneEnv } from '../scene-env';
import { bob, ON_THREES, together } from './type-and-motion';
import { fillHalftone, polygonOf } from './page';
import { COMIC } from './preset';

/** Where the hero of the video is, how large, and which way it flies: degrees from straight up, clockwise. */
export interface MascotPlace {
  x: number;
  y: number;
  r: number;
  angle?: number;
  /** Speed lines behind it in this colour; none without. */
  speed?: string;
  cape?: boolean;
  /** A still in place of its face. */
  still?: number;
  motion?: Motion | Motion[];
  z?: number;
}

/** The hero of the video: its face, cape and speed lines, floating on threes. */
export function mascot(env: SceneEnv, id: string, spot: MascotPlace): Layer[] {
  const { x, y, r, angle = 35, z = Z.art - 1 } = spot;
  const { kind, sign } = characterOf(env);
  const float = together(bob(env, r * 0.09, 2600), ...[spot.motion ?? []].flat());
  const quiet: Motion = { ...float, cues: [] };
  const box = { x: x - r * 1.4, y: y - r * 1.4, w: r * 2.8, h: r * 2.8 };
  const layers: Layer[] = [];
  if (spot.speed) {
    const data: SpeedData = { x, y, length: r * 4.6, width: r * 2, angle: angle + 180, count: 26, color: spot.speed };
    layers.push(placePaint(env, `${id}.speed`, 'speed', { ...data, angle }, { z: z - 2, box, motion: quiet }));
  }
  if (spot.cape !== false) {
    const colors = { cloth: COMIC.red, dots: COMIC.darkRed, line: COMIC.ink };
    const data: CapeData = { x, y, r, angle, colors };
    layers.push(placePaint(env, `${id}.cape`, 'cape', data, { z: z - 1, box, motion: quiet }));
  }
  const data: MascotData = {
    kind: spot.still === undefined ? kind : 'coin',
    x,
    y,
    r,
    sign: spot.still === undefined ? sign : '',
    family: env.preset.families.display,
    colors: { face: COMIC.yellow, edge: COMIC.rust, dots: COMIC.orange, line: COMIC.ink, shine: COMIC.white },
  };
  layers.push(placePaint(env, id, 'mascot', data, { z, box, motion: float }));
  if (spot.still === undefined) return layers;
  const side = r * 1.6;
  const face = { x: x - side / 2, y: y - side / 2, w: side, h: side };
  const logo = { still: spot.still, box: face, fit: 'contain' as const, radius: side / 2, backing: COMIC.white };
  const ring = { color: COMIC.ink, width: r * 0.05 };
  return [...layers, place(env, 'picture', `${id}.face`, { ...logo, ring }, { z, box, motion: quiet })];
}

/** A sun for degrees, a coin with its currency's sign where there is money, else a star. */
function characterOf(env: SceneEnv): { kind: MascotKind; sign: string } {
  const { scene, currency } = env;
  const own = 'figure' in scene && scene.figure !== undefined ? env.figure(scene.figure) : '';
  const said = [...env.furniture.ticker.map(({ value }) => value), own].join(' ');
  if (said.includes('°')) return { kind: 'sun', sign: '' };
  return currency === null ? { kind: 'star', sign: '' } : { kind: 'coin', sign: currency };
}

/** Who flies through the video: a coin with its currency's sign, a sun, a star. */
type MascotKind = 'coin' | 'sun' | 'star';

/** The hero of the video; pixels. */
interface MascotData {
  kind: MascotKind;
  x: number;
  y: number;
  r: number;
  /** Sign on a coin's face. */
  sign: string;
  family: string;
  colors: { face: string; edge: string; dots: string; line: string; shine: string };
}

/** The hero without its cape. */
export const mascotPainter = stylePainter<MascotData>((ctx, data, _state, env) => {
  const { kind, x, y, r, colors, sign } = data;
  const line = r * 0.085;
  const edge = r * 0.1;
  ctx.lineJoin = 'round';
  ctx.lineWidth = line;
  ctx.strokeStyle = colors.line;
  ctx.fillStyle = colors.edge;
  traceBody(ctx, data, x - edge * 0.5, y + edge);
  ctx.fill();
  ctx.stroke();
  ctx.fillStyle = colors.face;
  traceBody(ctx, data, x, y);
  ctx.fill();
  ctx.save();
  ctx.clip();
  const box = { x: x - r * 1.4, y: y - r * 1.4, w: r * 2.8, h: r * 2.8 };
  const [from, to] = [[x - r * 0.5, y - r * 0.6] as [number, number], [x + r * 0.8, y + r * 0.9] as [number, number]];
  fillHalftone(ctx, box, { color: colors.dots, pitch: r * 0.115, from, to, size: 0.5 });
  ctx.restore();
  traceBody(ctx, data, x, y);
  ctx.stroke();
  drawShine(ctx, data);
  if (kind === 'coin' && sign) {
    ctx.beginPath();
    ctx.lineWidth = r * 0.035;
    ctx.arc(x, y, r * 0.82, 0, Math.PI * 2);
    ctx.stroke();
    drawSign(ctx, data, env);
  } else drawFace(ctx, data);
});

function traceBody(ctx: Context, { kind, r }: MascotData, x: number, y: number): void {
  ctx.beginPath();
  if (kind === 'coin') {
    ctx.arc(x, y, r, 0, Math.PI * 2);
    return;
  }
  const points = kind === 'star' ? 5 : 12;
  const [tip, notch] = kind === 'star' ? [1.3, 0.66] : [1.26, 0.9];
  for (let index = 0; index < points * 2; index += 1) {
    const angle = (index / points) * Math.PI - Math.PI / 2 + 0.08;
    const reach = r * (index % 2 === 0 ? tip : notch);
    ctx.lineTo(x + Math.cos(angle) * reach, y + Math.sin(angle) * reach);
  }
  ctx.closePath();
}

function drawShine(ctx: Context, { kind, x, y, r, colors }: MascotData): void {
  if (kind === 'star') return;
  ctx.save();
  ctx.lineCap = 'round';
  ctx.lineWidth = r * 0.07;
  ctx.strokeStyle = colors.shine;
  ctx.beginPath();
  ctx.arc(x, y, r * 0.66, Math.PI * 1.02, Math.PI * 1.3);
  ctx.stroke();
  ctx.restore();
}

function drawSign(ctx: Context, { x, y, r, sign, family, colors }: MascotData, env: DrawEnv): void {
  env.surface.useFont(ctx, { family, weight: 400, size: r * 1.2 }, env.language);
  const ink = ctx.measureText(sign);
  const left = x - (ink.actualBoundingBoxRight - ink.actualBoundingBoxLeft) / 2;
  ctx.fillStyle = colors.line;
  ctx.fillText(sign, left, y + (ink.actualBoundingBoxAscent - ink.actualBoundingBoxDescent) / 2);
}

/** Dark glasses and half a smile. */
function drawFace(ctx: Context, { x, y, r, colors }: MascotData): void {
  ctx.fillStyle = colors.line;
  ctx.beginPath();
  ctx.roundRect(x - r * 0.58, y - r * 0.3, r * 0.52, r * 0.36, r * 0.13);
  ctx.roundRect(x + r * 0.06, y - r * 0.3, r * 0.52, r * 0.36, r * 0.13);
  ctx.rect(x - r * 0.6, y - r * 0.3, r * 1.2, r * 0.09);
  ctx.fill();
  ctx.lineCap = 'round';
  ctx.lineWidth = r * 0.08;
  ctx.beginPath();
  ctx.moveTo(x - r * 0.24, y + r * 0.32);
  ctx.quadraticCurveTo(x + r * 0.1, y + r * 0.52, x + r * 0.36, y + r * 0.22);
  ctx.stroke();
}

/** The cape of something at x, y that flies towards `angle` degrees from straight up; pixels. */
interface CapeData {
  x: number;
  y: number;
  r: number;
  angle: number;
  colors: { cloth: string; dots: string; line: string };
}

/** A cape that flaps on threes. */
export const capePainter = stylePainter<CapeData>(
  (ctx, { x, y, r, angle, colors }, _state, { frame }) => {
    const flap = Math.sin((frame / 3) * 1.3) * 0.16;
    ctx.translate(x, y);
    ctx.rotate((angle * Math.PI) / 180);
    ctx.scale(r, r);
    traceCape(ctx, flap);
    ctx.fillStyle = colors.cloth;
    ctx.fill();
    ctx.save();
    ctx.clip();
    fillHalftone(
      ctx,
      { x: -1.2, y: 0, w: 2.4, h: 3.2 },
      { color: colors.dots, pitch: 0.12, from: [-0.7, 1], to: [0.7, 2] },
    );
    ctx.restore();
    traceCape(ctx, flap);
    ctx.lineJoin = 'round';
    ctx.lineWidth = 0.085;
    ctx.strokeStyle = colors.line;
    ctx.stroke();
    ctx.lineWidth = 0.035;
    for (const fold of [-0.25, 0.18]) {
      ctx.beginPath();
      ctx.moveTo(fold, 0.9);
      ctx.quadraticCurveTo(fold - 0.18 + flap, 1.5, fold - 0.04 - flap, 2.1);
      ctx.stroke();
    }
  },
  {
    every: ON_THREES,
    reach: ({ x, y, r, angle }) => turnedReach(x, y, angle, { x: -1.1 * r, y: 0, w: 2.2 * r, h: 3.2 * r }),
  },
);

function traceCape(ctx: Context, flap: number): void {
  ctx.beginPath();
  ctx.moveTo(-0.72, 0.5);
  ctx.bezierCurveTo(-0.95 + flap, 1.2, -0.35 - flap, 1.8, -0.62 + flap, 2.72);
  ctx.lineTo(-0.04 + flap, 2.38);
  ctx.lineTo(0.5 + flap * 1.4, 2.86);
  ctx.bezierCurveTo(0.62 - flap, 2, 0.45 + flap, 1.3, 0.76, 0.5);
  ctx.closePath();
}

/** Speed lines from an end, `length` long, spread across `width`, towards `angle` degrees from straight up; pixels. */
interface SpeedData {
  x: number;
  y: number;
  length: number;
  width: number;
  angle: number;
  count: number;
  color: string;
}

/** Speed lines, drawn anew on threes. */
export const speedPainter = stylePainter<SpeedData>(
  (ctx, { x, y, length, width, angle, count, color }, _state, { frame, seed }) => {
    const random = seededRandom(seed, `speed${frame}`);
    ctx.translate(x, y);
    ctx.rotate((angle * Math.PI) / 180);
    ctx.fillStyle = color;
    ctx.beginPath();
    for (let index = 0; index < count; index += 1) {
      const across = (random() - 0.5) * width;
      const from = random() * length * 0.35;
      const to = from + length * (0.3 + random() * 0.35);
      const half = width * (0.006 + random() * 0.014);
      ctx.moveTo(across, from);
      ctx.lineTo(across + half, from + (to - from) * 0.3);
      ctx.lineTo(across, to);
      ctx.lineTo(across - half, from + (to - from) * 0.3);
    }
    ctx.fill();
  },
  {
    every: ON_THREES,
    reach: ({ x, y, angle, length, width }) => turnedReach(x, y, angle, { x: -width / 2, y: 0, w: width, h: length }),
  },
);

/** Where a drawing turned about a point leaves ink. */
function turnedReach(x: number, y: number, angle: number, local: Box): Box {
  const turn = (angle * Math.PI) / 180;
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  return boundsOf(
    polygonOf(local).map(([u, v]): Corner => [x + u * cos - v * sin, y + u * sin + v * cos]),
    local.w * 0.05,
  );
}
