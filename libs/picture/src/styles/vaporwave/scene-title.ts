import { setIn } from '../../compose/set-in';
import type { Layer } from '../../timeline/layer';
import type { SceneEnv } from '../scene-env';
import { VAPOR } from './preset';
import { afloat } from './vapor-motion';
import { wordLook } from './vapor-type';
import { openText } from './wide-text';

/** What a chart shows, in wide capitals at the head of the frame; `bottom` is its lower edge. */
export function sceneTitle(env: SceneEnv, text: string, size = 60): { layers: Layer[]; bottom: number } {
  const { content, unit } = env.stage;
  const top = content.y + 12 * unit;
  if (!text) return { layers: [], bottom: top };
  const set = setIn(
    env,
    { ...wordLook(env, text, size, VAPOR.white, true), maxLines: 2 },
    { ...content, y: top, h: content.h * 0.16 },
  );
  return { layers: [openText(env, 'title', set, afloat(env, 0, 0.05))], bottom: set.box.y + set.box.h };
}
