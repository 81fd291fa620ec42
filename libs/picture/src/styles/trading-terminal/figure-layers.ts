import { cornerOf, place, placePaint, placeText, type TextPlace } from '../../compose/place';
import { Z } from '../../stage/stage';
import type { Trend } from '../../storyboard/scene-content';
import { refilled, type TextBlock } from '../../text/text-block';
import type { Layer } from '../../timeline/layer';
import { fade, keyed, type Motion, progress, single } from '../../timeline/motion';
import type { SceneEnv } from '../scene-env';
import type { Edge } from './desk';
import { TERMINAL } from './preset';

interface FigureOptions {
  /** Milliseconds from the scene's start. */
  at: number;
  color?: string;
  /** The light round the figure; only what the frame is about shines. */
  bloom?: boolean;
  /** Key of the figure, so that it flares when it is spoken. */
  key?: string;
  bell?: boolean;
}

/** How long a board waits before its digits fall into place, ms. */
const SETTLE_MS = 200;

/** A figure whose digits are dashes, as on a board that waits, until all of them fall into place at once with the bell. */
export function settlingFigure(
  env: SceneEnv,
  id: string,
  block: TextBlock,
  at: TextPlace,
  options: FigureOptions,
): Layer[] {
  const color = options.color ?? TERMINAL.green;
  if (options.bell) env.cue('bell', options.at + SETTLE_MS, -3);
  const appear = single('opacity', { at: options.at, ms: 34 }, 0, 1, 34, 'hold');
  const layers: Layer[] = [
    placeText(env, id, block, at, {
      reveal: 'settled',
      glow: options.bloom ? { color: `${color}99`, blur: 18 * env.stage.unit } : undefined,
      motion: [appear, progress({ at: options.at, ms: SETTLE_MS, ease: 'linear' })],
    }),
  ];
  return options.bloom
    ? [bloom(env, `${id}.bloom`, block, at, color, [appear, flare(env, options.key)]), ...layers]
    : layers;
}

/** The figure of the hook: whole on frame 0, white-hot, and cooling to phosphor within half a second. */
export function ignitedFigure(env: SceneEnv, id: string, block: TextBlock, at: TextPlace, color: string): Layer[] {
  const white = refilled(block, () => '#F4FFF9');
  env.cue('bell', 60, -2);
  env.cue('pulse', 0);
  return [
    bloom(env, `${id}.bloom`, block, at, color, [
      flare(env, null),
      single('opacity', { at: 0, ms: 900 }, 2.8, 1, 900, 'cubic-out'),
    ]),
    placeText(env, id, block, at, { glow: { color: `${color}99`, blur: 18 * env.stage.unit } }),
    // Art over the figure, not a second text: it holds the very same glyphs and is gone at 560 ms.
    placeText(env, `${id}.heat`, white, at, {
      z: Z.type + 1,
      until: 560,
      motion: single('opacity', { at: -60, ms: 620 }, 0.95, 0, 620, 'cubic-out'),
    }),
  ];
}

function bloom(env: SceneEnv, id: string, block: TextBlock, at: TextPlace, color: string, motion: Motion[]): Layer {
  const data = { block, ...cornerOf(block, at), color, blur: 64 * env.stage.unit };
  return placePaint(env, id, 'terminal.bloom', data, { z: Z.finish + 1, motion });
}

const REST = 0.35;

/** Brightness of a bloom: at rest, and up for half a second when its figure is said. */
function flare(env: SceneEnv, key: string | null | undefined): Motion {
  const spoken = key ? env.spokenAt(key) : null;
  if (spoken === null) return single('opacity', { at: 0, ms: 33 }, REST, REST, 33, 'hold');
  const at = (ms: number): number => Math.round((ms * 30) / 1000);
  return {
    tracks: [
      keyed(
        'opacity',
        [at(spoken), REST],
        [at(spoken) + 3, 0.95, 'cubic-out'],
        [at(spoken) + 20, REST, 'cubic-in-out'],
      ),
    ],
  };
}

/** A triangle for a change, its outer side on `edge` and its middle at `y`; pixels. */
export function trendMark(
  env: SceneEnv,
  id: string,
  trend: Exclude<Trend, 'flat'>,
  at: { edge: Edge; y: number; size: number; color: string; ms: number },
): Layer {
  const { edge, y, size, color } = at;
  const x = edge.anchor === 'right' ? edge.x - size : edge.x;
  const tip = trend === 'up' ? -1 : 1;
  return place(
    env,
    'shape',
    id,
    {
      shape: 'polygon',
      points: [
        [x, y - tip * size * 0.45],
        [x + size, y - tip * size * 0.45],
        [x + size / 2, y + tip * size * 0.45],
      ],
      fill: color,
    },
    { z: Z.type - 1, motion: fade({ at: at.ms, ms: 100 }) },
  );
}
