import { place } from '../../compose/place';
import { fillDown } from '../../layers/fill';
import { Z, type Box } from '../../stage/stage';
import type { Still } from '../../storyboard/narration';
import { msOf } from '../../timeline/frame-rate';
import type { Layer } from '../../timeline/layer';
import { progress, rise } from '../../timeline/motion';
import type { SceneEnv } from '../scene-env';
import { enter, leave, startAt, newsPlan } from './news-plan';
import { NEWS } from './preset';

/** Emblems are small or about square; everything else is a photograph. */
export function isEmblem(still: Still): boolean {
  const shape = still.width / Math.max(1, still.height);
  return Math.max(still.width, still.height) <= 512 || (shape > 0.8 && shape < 1.25 && still.width <= 1024);
}

/** A scene's picture over its slabs: an emblem on a white tile that ends at `foot`, a photograph behind everything. */
export function stillLayers(env: SceneEnv, index: number | undefined, foot: number): Layer[] {
  const still = env.still(index);
  if (!still || index === undefined) return [];
  return isEmblem(still) ? [emblem(env, index, foot)] : photograph(env, index);
}

/** A photograph over the whole studio, darkened where slabs and captions stand; it pushes in slowly. */
export function photograph(env: SceneEnv, index: number): Layer[] {
  const { width, height, crawlY } = env.stage;
  const box: Box = { x: 0, y: 0, w: width, h: crawlY };
  const scrim = fillDown(
    0,
    crawlY,
    [0, '#03102DB8'],
    [(0.17 * height) / crawlY, '#03102D70'],
    [0.36, '#03102D14'],
    [0.6, '#03102D2E'],
    [0.86, '#03102DE0'],
    [1, '#03102DF5'],
  );
  return [
    place(
      env,
      'picture',
      'photograph',
      { still: index, box, fit: 'cover', radius: 0, backing: NEWS.navy, scrim },
      {
        z: Z.art,
        box,
        motion: [progress({ at: 0, ms: msOf(env.frames) + 1000, ease: 'linear' }), ...enter(env, 0, 420)],
      },
    ),
  ];
}

function emblem(env: SceneEnv, index: number, foot: number): Layer {
  const plan = newsPlan(env);
  const { safe } = env.stage;
  const room = foot - plan.body.y - 48 * plan.u;
  const size = Math.min(250 * plan.u, Math.max(120 * plan.u, room));
  const x = plan.side === 'left' ? safe.x + safe.w - size : safe.x;
  const box = { x, y: foot - 40 * plan.u - size, w: size, h: size };
  return place(
    env,
    'picture',
    'emblem',
    { still: index, box, fit: 'contain', radius: 14 * plan.u, backing: NEWS.white },
    { z: Z.marks + 2, box, motion: [rise({ at: startAt(env, 200), ms: 420, by: 46 * plan.u }), leave(env)] },
  );
}
