import { place } from '../../compose/place';
import { stylePainter } from '../../layers/painter';
import { Z } from '../../stage/stage';
import type { LayerOf } from '../../timeline/layer';
import { progress } from '../../timeline/motion';
import type { SceneEnv } from '../scene-env';
import { drawSlash, SLASH_WIDTH } from './slash';

const OPEN_MS = 420;

/** Slanted bars that leave the first frame to the right, as if the programme had just cut in. */
export const openerPainter = stylePainter<null>((ctx, _data, state, env) => {
  const { width, height, unit } = env.stage;
  const lean = height * 0.3;
  const start = width * 0.87 - lean * 0.45;
  const end = width + SLASH_WIDTH * unit;
  drawSlash(ctx, start + (end - start) * state.progress, lean, height, env);
});

/** The video's first movement; it clears the figure, which can be read from frame 0. */
export function opener(env: SceneEnv): LayerOf<'paint'> {
  return place(
    env,
    'paint',
    'opener',
    { painter: 'news.opener', data: null },
    { z: Z.type + 5, until: OPEN_MS, motion: progress({ at: 0, ms: OPEN_MS, ease: 'cubic-in', sound: 'whoosh' }) },
  );
}
