import { placePaint, placeText } from '../../compose/place';
import type { SetText } from '../../compose/set-in';
import { canvasFill, type Fill, fillAlong, fillAround, fillDown, type Stop } from '../../layers/fill';
import { stylePainter } from '../../layers/painter';
import { drawBlock, textPainter } from '../../layers/text.layer';
import { type Box, Z } from '../../stage/stage';
import { entrance } from '../../standard/plain-kit';
import { refilled, type TextBlock } from '../../text/text-block';
import type { Layer } from '../../timeline/layer';
import { fade, type Motion, progress, single } from '../../timeline/motion';
import type { SceneEnv } from '../scene-env';
import { faint } from './ground';
import { beats, leaving } from './type-and-motion';
import { HYPE } from './preset';

/** What big words are cast in: the one accent, its companion, and what has lost. */
export type Cast = 'gold' | 'chrome' | 'ash';

/** Stops from cap height to foot; the break at 48 to 52 per cent is the horizon that metal mirrors. */
const STOPS: Record<Cast, Stop[]> = {
  gold: [
    [0, HYPE.pale],
    [0.26, HYPE.gold],
    [0.48, HYPE.deepGold],
    [0.52, HYPE.bronze],
    [0.66, HYPE.amber],
    [1, HYPE.cream],
  ],
  chrome: [
    [0, HYPE.white],
    [0.48, HYPE.bone],
    [0.52, HYPE.steel],
    [0.72, HYPE.bone],
    [1, HYPE.white],
  ],
  ash: [
    [0, HYPE.steel],
    [1, HYPE.ash],
  ],
};

/** How a piece of metal stands there. */
export interface MetalOptions {
  cast: Cast;
  motion: Motion;
  /** When light runs over it, ms; never by default. */
  glintAt?: number;
  /** Strength of the bloom behind, 0 to 1. */
  bloom?: number;
}

/** A vertical gradient in a cast over a span. */
function castFill(cast: Cast, top: number, bottom: number): Fill {
  return fillDown(top, bottom, ...STOPS[cast]);
}

/** Big type in metal: bloom and extrusion behind, the face in front, and a glint that runs over it. */
export function metal(env: SceneEnv, id: string, { block, box }: SetText, options: MetalOptions): Layer[] {
  const { cast, bloom = cast === 'gold' ? 0.6 : 0.25 } = options;
  const { unit } = env.stage;
  const face = refilled(block, ({ baseline, ascent }) => castFill(cast, box.y + baseline - ascent, box.y + baseline));
  const shared = { box, motion: [options.motion, leaving(env)] };
  const shade: ShadeData = {
    block,
    x: box.x,
    y: box.y,
    depth: cast === 'ash' ? 0 : Math.min(18 * unit, Math.max(4, block.size * 0.05)),
    near: cast === 'gold' ? HYPE.bronze : HYPE.ash,
    far: HYPE.soot,
    bloom: { color: cast === 'gold' ? HYPE.deepGold : HYPE.bone, strength: bloom, blur: 70 * unit },
  };
  const layers: Layer[] = [
    ...(cast === 'ash' ? [] : [placePaint(env, `${id}.shade`, 'shade', shade, { ...shared, z: Z.type - 1 })]),
    placeText(env, id, face, box, shared),
  ];
  if (options.glintAt === undefined) return layers;
  const glint: GlintData = { block, x: box.x, y: box.y, color: HYPE.white };
  const motion = [progress({ at: options.glintAt, ms: 520, ease: 'cubic-in-out' }), ...shared.motion];
  return [...layers, placePaint(env, `${id}.glint`, 'glint', glint, { ...shared, motion, z: Z.type + 1 })];
}

/** Bloom and extrusion of a set text whose ink starts at x, y. */
interface ShadeData {
  block: TextBlock;
  x: number;
  y: number;
  depth: number;
  near: string;
  far: string;
  bloom: { color: string; strength: number; blur: number };
}

/** A band of light over a set text; `progress` carries it from the left to the right. */
interface GlintData {
  block: TextBlock;
  x: number;
  y: number;
  color: string;
}

/** An anamorphic streak: `reach` to either side, a hot spot in its middle. */
interface FlareData {
  x: number;
  y: number;
  reach: number;
  color: string;
  core: string;
}

/** A set text upside down under a floor, fading over `reach` pixels. */
export interface MirrorData {
  block: TextBlock;
  x: number;
  y: number;
  floor: number;
  color: string;
  reach: number;
}

const STEPS = 10;

/** The body of cast letters: a bloom in the air, then ten steps downwards from far to near. */
export const shadePainter = stylePainter<ShadeData>(
  (ctx, data, state, env) => {
    const { block, x, y, bloom } = data;
    if (bloom.strength > 0) {
      const glow = { color: faint(bloom.color, bloom.strength), blur: bloom.blur };
      textPainter.draw(ctx, { block: refilled(block, () => data.far), x, y, glow }, state, env);
    }
    for (let step = STEPS; step >= 1; step -= 1) {
      const color = step > STEPS * 0.45 ? data.far : data.near;
      drawBlock(
        ctx,
        refilled(block, () => color),
        x,
        y + (data.depth * step) / STEPS,
        env,
      );
    }
  },
  { reach: (data) => around(data, data.bloom.blur * 2.2 + data.depth) },
);

/** Light that runs over the face of the letters, and only there. */
export const glintPainter = stylePainter<GlintData>(
  (ctx, { block, x, y, color }, { progress }, env) => {
    if (progress <= 0.001 || progress >= 0.999) return;
    const band = block.h * 0.55 + 60 * env.stage.unit;
    const centre = x - band + (block.w + 2 * band) * progress;
    const fill: Fill = fillAlong(
      [centre - band, y + block.h * 0.5 + band * 0.4],
      [centre + band, y + block.h * 0.5 - band * 0.4],
      [0, faint(color, 0)],
      [0.44, faint(color, 0.25)],
      [0.5, faint(color, 0.95)],
      [0.56, faint(color, 0.25)],
      [1, faint(color, 0)],
    );
    drawBlock(
      ctx,
      refilled(block, () => fill),
      x,
      y,
      env,
    );
  },
  { reach: (data) => around(data, data.block.size * 0.1) },
);

/** A lens flare as wide as the scene, hardly higher than a rule. */
export const flarePainter = stylePainter<FlareData>(
  (ctx, { x, y, reach, color, core }) => {
    const layers: ReadonlyArray<[number, number, string, number]> = [
      [1, 0.03, color, 0.3],
      [1, 0.009, core, 0.9],
      [0.2, 0.25, color, 0.3],
      [0.06, 0.6, core, 0.55],
    ];
    for (const [share, squash, tint, strength] of layers) {
      const r = reach * share;
      ctx.save();
      ctx.translate(x, y);
      ctx.scale(1, squash);
      ctx.fillStyle = canvasFill(
        ctx,
        fillAround([0, 0], 0, r, [0, faint(tint, strength)], [0.35, faint(tint, strength * 0.4)], [1, faint(tint, 0)]),
      );
      ctx.fillRect(-r, -r, 2 * r, 2 * r);
      ctx.restore();
    }
  },
  { reach: ({ x, y, reach }) => ({ x: x - reach, y: y - reach * 0.06, w: 2 * reach, h: reach * 0.12 }) },
);

/** What stands on the floor, seen in it. */
export const mirrorPainter = stylePainter<MirrorData>(
  (ctx, { block, x, y, floor, color, reach }, _state, env) => {
    const gap = floor - y - block.h;
    ctx.save();
    ctx.translate(0, 2 * floor);
    ctx.scale(1, -1);
    const foot = y + block.h + gap;
    const fill: Fill = fillDown(foot, foot - reach, [0, faint(color, 0.62)], [1, faint(color, 0)]);
    drawBlock(
      ctx,
      refilled(block, () => fill),
      x,
      y,
      env,
    );
    ctx.restore();
  },
  { reach: ({ block, x, floor, reach }) => ({ x: x - 20, y: floor, w: block.w + 40, h: reach }) },
);

function around({ block, x, y }: { block: TextBlock; x: number; y: number }, by: number): Box {
  return { x: x - by, y: y - by, w: block.w + 2 * by, h: block.h + 2 * by };
}

/** An anamorphic flare that sweeps in along a height, then burns on with the drum; `x` is its hot spot at rest. */
export function flare(env: SceneEnv, id: string, x: number, y: number, at: number, z: number = Z.type + 2): Layer {
  const { width } = env.stage;
  const data: FlareData = { x, y, reach: width * 0.84, color: HYPE.deepGold, core: HYPE.cream };
  const start = entrance(env, at);
  const motion = [
    single('x', { at: start, ms: 700 }, -width * 0.8, 0, 700, 'expo-out'),
    fade({ at: start, ms: 200 }),
    beats(env, 2, 0.5, 0.62),
  ];
  return placePaint(env, id, 'flare', data, { z, motion });
}
