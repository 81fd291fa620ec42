import { splitAcross } from '../../compose/reading-side';
import type { Layer } from '../../timeline/layer';
import type { SceneEnv, SceneOf } from '../scene-env';
import { column, matted, roomBelow, type ColumnPart } from './column';
import { titleLook, wordLook } from './type-and-motion';
import { ball, ballIn } from './objects';

/** A sentence in the display serif over a hairline; a gold ball on the table, or the payload's picture behind a mat. */
export function headlineLayout(env: SceneEnv<SceneOf<'headline'>>): Layer[] {
  const { content, unit, width, height } = env.stage;
  const { scene } = env;
  const [kicker, support] = [env.text(scene.kicker), env.text(scene.support)];
  const wide = width > height;
  const area = wide ? splitAcross(env, content, content.w * 0.62, 0)[0] : content;
  const parts: ColumnPart[] = [
    ...(kicker ? [{ id: 'kicker', look: wordLook(env, kicker, 52, 'gold') }] : []),
    { id: 'headline', look: { ...titleLook(env, env.text(scene.headline), 150), maxLines: 5 }, gap: 52 },
    { id: 'rule', hairline: 0.36, gap: 68 },
    ...(support
      ? [{ id: 'support', look: wordLook(env, support, support.length <= 24 ? 72 : 58, 'dim'), gap: 56 }]
      : []),
  ];
  const { layers, bottom } = column(env, { ...area, y: area.y + 30 * unit, h: area.h * 0.8 }, parts);
  const room = wide ? splitAcross(env, content, content.w * 0.64, 0)[1] : roomBelow(env, bottom, 50);
  const picture = room.h > 240 * unit ? matted(env, scene.still, room, 160) : [];
  if (picture.length > 0) return [...picture, ...layers];
  const object = ballIn(env, room, true, 240);
  return [...(object ? [ball(env, 'ball', object, 160)] : []), ...layers];
}
