import { place, placeText } from '../../compose/place';
import type { SetText } from '../../compose/set-in';
import { type Fill, fillDown, type Stop } from '../../layers/fill';
import { Z } from '../../stage/stage';
import type { TextBlock } from '../../text/text-block';
import type { Layer } from '../../timeline/layer';
import { progress, type Motion } from '../../timeline/motion';
import type { SceneEnv } from '../scene-env';
import { leaving } from './hype-motion';
import type { GlintData, ShadeData } from './metal.painters';
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
  const face = faced(block, box.y, cast);
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
    ...(cast === 'ash'
      ? []
      : [place(env, 'paint', `${id}.shade`, { painter: 'shade', data: shade }, { ...shared, z: Z.type - 1 })]),
    placeText(env, id, face, box, shared),
  ];
  if (options.glintAt === undefined) return layers;
  const glint: GlintData = { block, x: box.x, y: box.y, color: HYPE.white };
  const motion = [progress({ at: options.glintAt, ms: 520, ease: 'cubic-in-out' }), ...shared.motion];
  return [
    ...layers,
    place(env, 'paint', `${id}.glint`, { painter: 'glint', data: glint }, { ...shared, motion, z: Z.type + 1 }),
  ];
}

function faced(block: TextBlock, y: number, cast: Cast): TextBlock {
  return {
    ...block,
    lines: block.lines.map((line) => {
      const fill = castFill(cast, y + line.baseline - line.ascent, y + line.baseline);
      return { ...line, runs: line.runs.map((run) => ({ ...run, fill })) };
    }),
  };
}
