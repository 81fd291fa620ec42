import type { Layer } from '../../timeline/layer';
import type { Box } from '../../stage/stage';
import type { SceneEnv } from '../scene-env';
import { lean, punch } from './meme-motion';
import { meme, shout } from './meme-type';
import { below } from './page';
import { CHAOS } from './preset';

/** A scene's title across the top of its content, and what is left under it; `share` is the most of the height it takes. */
export function titled(
  env: SceneEnv,
  title: string,
  size: number,
  { share = 0.19, gap = 24 }: { share?: number; gap?: number } = {},
): { layers: Layer[]; body: Box } {
  const { content, unit } = env.stage;
  if (!title) return { layers: [], body: content };
  const set = shout(
    env,
    'title',
    meme(env, title, size, CHAOS.white, 2),
    { ...content, h: content.h * share },
    { degrees: lean(env, 3), motion: punch(env, 0) },
  );
  return { layers: set.layers, body: below(content, set.bottom, gap * unit) };
}
