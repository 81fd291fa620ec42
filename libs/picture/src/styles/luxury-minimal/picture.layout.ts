import { splitAcross } from '../../compose/reading-side';
import type { Layer } from '../../timeline/layer';
import type { SceneEnv, SceneOf } from '../scene-env';
import { column, matted, type ColumnPart } from './column';
import { titleLook, wordLook } from './type-and-motion';
import { ball, ballIn } from './objects';

/** A picture hung on the wall with its words under it; where it is missing, a gold ball takes its place. */
export function pictureLayout(env: SceneEnv<SceneOf<'picture'>>): Layer[] {
  const { content, unit, width, height } = env.stage;
  const { scene } = env;
  const support = env.text(scene.support);
  const parts: ColumnPart[] = [
    { id: 'headline', look: { ...titleLook(env, env.text(scene.headline), 112), maxLines: 3 } },
    ...(support
      ? [{ id: 'support', look: { ...wordLook(env, support, 52, 'dim' as const), maxLines: 3 }, gap: 40 }]
      : []),
  ];
  const wide = width > height;
  const [words, frame] = wide
    ? splitAcross(env, content, content.w * 0.4, 80 * unit)
    : [
        { ...content, y: content.y + content.h * 0.66, h: content.h * 0.34 },
        { ...content, h: content.h * 0.6 },
      ];
  const { layers } = column(env, words, parts, 1);
  if (env.still(scene.still)) return [...matted(env, scene.still, frame, 0), ...layers];
  const object = ballIn(env, frame, true, 290);
  return [...(object ? [ball(env, 'ball', object, 0)] : []), ...layers];
}
