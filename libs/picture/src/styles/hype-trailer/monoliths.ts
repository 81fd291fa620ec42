import { place } from '../../compose/place';
import { Z, type Box } from '../../stage/stage';
import type { Layer } from '../../timeline/layer';
import { fade, progress } from '../../timeline/motion';
import type { SceneEnv } from '../scene-env';
import { beats, leaving } from './hype-motion';
import type { MonolithData, ShaftData } from './monolith.painters';
import { HYPE } from './preset';

/** Slabs that rise out of one floor, the one that matters white-hot under a shaft of light. */
export function monoliths(env: SceneEnv, rects: Box[], floor: number, strong: number, at: number): Layer[] {
  const { unit, width, height } = env.stage;
  const ms = Math.min(1100, 500 + rects.length * 60);
  const data: MonolithData = {
    slabs: rects.map((box, index) => ({ box, strong: index === strong, falls: box.y >= floor - 0.5 && box.h > 1 })),
    floor,
    width,
    edge: 5 * unit,
    glow: 60 * unit,
    reflection: Math.min(height - floor, 300 * unit),
    colors: {
      lit: HYPE.deepGold,
      side: HYPE.bronze,
      face: HYPE.umber,
      dark: HYPE.soot,
      hot: [HYPE.white, HYPE.pale, HYPE.bright, HYPE.deepGold],
      line: HYPE.amber,
    },
  };
  const hot = rects[strong];
  env.cue('drumroll', at, -8);
  env.cue('boom', at + ms - 60, -2);
  const layers = [
    place(
      env,
      'paint',
      'monoliths',
      { painter: 'monoliths', data },
      {
        z: Z.marks,
        motion: [progress({ at, ms, ease: 'cubic-out' }), leaving(env)],
      },
    ),
  ];
  // A wide shaft would lie over the words above it.
  if (!hot || hot.y >= floor - 1 || hot.w > 150 * unit) return layers;
  const shaft: ShaftData = { x: hot.x, w: hot.w, bottom: hot.y + hot.h, color: HYPE.bright };
  const motion = [fade({ at: at + ms * 0.8, ms: 260 }), beats(env, 1, 0, 0.6), leaving(env)];
  return [place(env, 'paint', 'shaft', { painter: 'shaft', data: shaft }, { z: Z.marks - 1, motion }), ...layers];
}
