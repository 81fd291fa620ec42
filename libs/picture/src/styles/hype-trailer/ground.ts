import { place, placePaint } from '../../compose/place';
import { canvasFill, fillAlong, fillAround } from '../../layers/fill';
import { stylePainter } from '../../layers/painter';
import { patternPainter } from '../../layers/pattern.layer';
import type { ShapeProps } from '../../layers/shape.layer';
import { seededRandom } from '../../random';
import { type Box, Z, boundsOf } from '../../stage/stage';
import type { Context } from '../../surface/surface';
import { FPS } from '../../timeline/frame-rate';
import type { Layer } from '../../timeline/layer';
import { keyed, type Motion } from '../../timeline/motion';
import type { SceneEnv } from '../scene-env';
import { beats, creep, flight } from './type-and-motion';
import { HYPE } from './preset';

/**
 * Where sparks rise (shares of the frame), how fast (whole pixels a frame), how many and how large. The quick ones are
 * near: they rise from below and are gone before they are high up.
 */
const WAFTS: ReadonlyArray<{ box: [number, number, number, number]; speed: number; count: number; largest: number }> = [
  { box: [0.02, 0.06, 0.3, 0.34], speed: 1, count: 16, largest: 2.2 },
  { box: [0.7, 0.3, 0.28, 0.3], speed: 1, count: 16, largest: 2.2 },
  { box: [0.3, 0.62, 0.34, 0.3], speed: 1, count: 18, largest: 2.2 },
  { box: [0.1, 0.74, 0.44, 0.3], speed: 2, count: 14, largest: 3.6 },
  { box: [0.6, 0.66, 0.38, 0.3], speed: 2, count: 10, largest: 3.6 },
];

/** The dark room of the trailer: embers at rest, leaks that breathe, speed lines on the beat, sparks that rise. */
export function hypeTrailerGround(env: SceneEnv): Layer[] {
  const { width, height } = env.stage;
  const light = lightOf(env);
  const frame: Box = { x: 0, y: 0, w: width, h: height };
  const ember: EmberData = { black: HYPE.black, embers: light.embers };
  const layers: Layer[] = [placePaint(env, 'ground', 'ember', ember, { z: Z.ground, box: frame })];
  light.leaks.forEach((leak, index) => {
    const motion = [beats(env, 2, index * 0.5, 0.72), creep(env, 'x', index % 2 === 0 ? -1 : 1)];
    layers.push(placePaint(env, `leak${index}`, 'leak', leak, { z: Z.ground + 3, motion }));
  });
  return [...layers, ...raysOf(env), ...sparksOf(env), ...streaksOf(env), ...flashOf(env, frame)];
}

/** Two fans of speed lines: one rests with the ground, one lights up on the drum. */
function raysOf(env: SceneEnv): Layer[] {
  const { width, height } = env.stage;
  const { eye } = lightOf(env);
  return [HYPE.cream, HYPE.deepGold].map((color, index) => {
    const data: RaysData = {
      eye: [eye[0] * width, eye[1] * height],
      color,
      count: 120,
      salt: `rays${index}${env.owner ?? ''}`,
    };
    const motion = index === 0 ? beats(env, 1, 0, 0.35) : [];
    return placePaint(env, `rays${index}`, 'rays', data, { z: Z.ground + 1 - index * 0.5, motion });
  });
}

/**
 * Sparks keep rising through a cut: their way is the video's, not the scene's. They come in wafts, whose pictures are a
 * third of the frame's together.
 */
function sparksOf(env: SceneEnv): Layer[] {
  const { width, height, unit } = env.stage;
  return WAFTS.map(({ box: [x, y, w, h], speed, count, largest }, index) => {
    const rise = (env.frames + FPS) * speed;
    const data: DustData = {
      box: { x: x * width, y: y * height, w: w * width, h: h * height + rise },
      color: HYPE.amber,
      count,
      largest: largest * unit,
      salt: `dust${index}${env.owner ?? ''}`,
    };
    const motion = creep(env, 'y', -speed);
    return placePaint(env, `dust${index}`, 'dust', data, { z: Z.ground + 2, motion });
  });
}

/** Single streaks that shoot out of the eye, one after the other. */
function streaksOf(env: SceneEnv): Layer[] {
  const { width, height, unit } = env.stage;
  const { eye } = lightOf(env);
  const at: [number, number] = [eye[0] * width, eye[1] * height];
  const reach = Math.hypot(width, height) * 0.62;
  return Array.from({ length: 7 }, (_, index) => {
    const angle = (index / 7 + env.random() * 0.12) * Math.PI * 2;
    const [dx, dy] = [Math.cos(angle), Math.sin(angle)];
    const length = (120 + 160 * env.random()) * unit;
    const half = (1.2 + 1.8 * env.random()) * unit;
    const start: [number, number] = [at[0] + dx * reach * 0.2, at[1] + dy * reach * 0.2];
    const tip: [number, number] = [start[0] + dx * length, start[1] + dy * length];
    const points: Array<[number, number]> = [
      start,
      [tip[0] - dy * half, tip[1] + dx * half],
      [tip[0] + dy * half, tip[1] - dx * half],
    ];
    const fill = fillAlong(start, tip, [0, `${HYPE.cream}00`], [1, `${HYPE.cream}B0`]);
    const motion = flight(env, index / 7, [dx * reach, dy * reach]);
    return place(
      env,
      'shape',
      `streak${index}`,
      { shape: 'polygon', points, fill },
      { z: Z.ground + 4, box: boundsOf(points), motion },
    );
  });
}

/** Two frames of flash open every scene but the hook (reference boards, Motion). */
function flashOf(env: SceneEnv, frame: Box): Layer[] {
  if (env.index === 0 || env.scene.transition !== 'cut') return [];
  env.cue('flare', 0, -6);
  const motion: Motion = { tracks: [keyed('opacity', [0, 0.92], [1, 0.62, 'linear'], [4, 0, 'linear'])] };
  const { eye } = lightOf(env);
  const fill: ShapeProps = {
    shape: 'rect',
    box: frame,
    fill: fillAround(
      [eye[0] * frame.w, eye[1] * frame.h],
      0,
      Math.hypot(frame.w, frame.h) * 0.8,
      [0, HYPE.white],
      [0.2, HYPE.cream],
      [0.5, HYPE.leak],
      [1, HYPE.fire],
    ),
  };
  return [place(env, 'shape', 'flash', fill, { z: Z.captions - 1, box: frame, motion, until: 200 })];
}

/** A soft body of light; place and reach as shares of the frame (reach of its height), strength 0 to 1. */
export interface Glow {
  x: number;
  y: number;
  r: number;
  color: string;
  strength: number;
}

/** One lamp setting of a scene: what glows in the dark, where speed comes from, what leaks in from the sides. */
interface Light {
  embers: Glow[];
  /** Vanishing point of the speed lines, shares of the frame. */
  eye: [number, number];
  leaks: Glow[];
}

const LIGHTS: readonly Light[] = [
  {
    embers: [{ x: 0.46, y: 0.36, r: 0.42, color: HYPE.bronze, strength: 0.52 }],
    eye: [0.46, 0.44],
    leaks: [
      { x: 1.06, y: 0.05, r: 0.3, color: HYPE.leak, strength: 0.86 },
      { x: -0.08, y: 0.98, r: 0.26, color: HYPE.fire, strength: 0.8 },
    ],
  },
  {
    embers: [{ x: 0.3, y: 0.24, r: 0.4, color: HYPE.bronze, strength: 0.42 }],
    eye: [0.2, 0.22],
    leaks: [
      { x: 0.16, y: 1.02, r: 0.34, color: HYPE.leak, strength: 0.8 },
      { x: 1.05, y: 0.2, r: 0.2, color: HYPE.leak, strength: 0.55 },
    ],
  },
  {
    embers: [{ x: 0.6, y: 0.9, r: 0.5, color: HYPE.bronze, strength: 0.62 }],
    eye: [0.5, 0.8],
    leaks: [
      { x: 0.5, y: 1.08, r: 0.3, color: HYPE.leak, strength: 0.85 },
      { x: -0.06, y: 0.02, r: 0.24, color: HYPE.deepGold, strength: 0.5 },
    ],
  },
  {
    embers: [{ x: 0.5, y: 0.02, r: 0.62, color: HYPE.bronze, strength: 0.7 }],
    eye: [0.5, -0.06],
    leaks: [
      { x: 0.5, y: -0.1, r: 0.24, color: HYPE.amber, strength: 0.7 },
      { x: 1.1, y: 0.92, r: 0.28, color: HYPE.fire, strength: 0.75 },
    ],
  },
  {
    embers: [{ x: 0.84, y: 0.5, r: 0.46, color: HYPE.bronze, strength: 0.5 }],
    eye: [0.94, 0.5],
    leaks: [
      { x: 1.12, y: 0.55, r: 0.3, color: HYPE.leak, strength: 0.8 },
      { x: 0.0, y: 0.06, r: 0.2, color: HYPE.fire, strength: 0.7 },
    ],
  },
];

/** The lamps of a scene: no two neighbours stand in the same light, and the call has the hook's. */
function lightOf({ scene, index, before }: SceneEnv): Light {
  const at = scene.layout === 'end' ? 0 : scene.layout === 'comparison' ? 1 : index % LIGHTS.length;
  const hook = LIGHTS[0];
  const shifted = before?.layout === 'comparison' && at === 1 ? 2 : at;
  const light = LIGHTS[shifted] ?? hook;
  if (!light) throw new RangeError('No lamps');
  return light;
}

/** The dark with what glows in it, and how much of the edges it swallows. */
interface EmberData {
  black: string;
  embers: Glow[];
}

/** Speed lines out of an eye, in frame pixels. */
interface RaysData {
  eye: [number, number];
  color: string;
  count: number;
  salt: string;
}

/** Specks in a box. */
interface DustData {
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
