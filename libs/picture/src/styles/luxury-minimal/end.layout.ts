import { placeText } from '../../compose/place';
import { splitAcross } from '../../compose/reading-side';
import { setIn } from '../../compose/set-in';
import { ctaRuns } from '../../standard/end.standard';
import type { Layer } from '../../timeline/layer';
import type { SceneEnv, SceneOf } from '../scene-env';
import { column, roomBelow } from './column';
import { appear, titleLook, turnOf, wordLook } from './type-and-motion';
import { ball, ballIn } from './objects';
import { inkOf } from './preset';

/** Night: the call to action, its link in gold, and the gold ball under the lamp. */
export function endLayout(env: SceneEnv<SceneOf<'end'>>): Layer[] {
  const { content, unit, width, height } = env.stage;
  const wide = width > height;
  const area = wide ? splitAcross(env, content, content.w * 0.62, 0)[0] : content;
  const { layers, bottom } = column(env, { ...area, y: area.y + 30 * unit, h: area.h * 0.6 }, [
    {
      id: 'cta',
      look: { ...titleLook(env, ctaRuns(env.scene.cta, env.scene.link, inkOf(env).gold), 142), maxLines: 6 },
    },
    { id: 'rule', hairline: 0.34, gap: 64 },
  ]);
  const { source, asOf } = env.furniture;
  const line = [source, asOf].filter(Boolean).join(', ');
  const room = wide ? splitAcross(env, content, content.w * 0.62, 0)[1] : roomBelow(env, bottom, 60);
  const words = line
    ? setIn(
        env,
        { ...wordLook(env, line, 48, 'dim'), maxLines: 2 },
        wide ? roomBelow(env, bottom, 44) : { ...room, h: 120 * unit },
      )
    : null;
  const under =
    words && !wide
      ? {
          ...room,
          y: words.box.y + words.box.h + 60 * unit,
          h: room.y + room.h - words.box.y - words.box.h - 60 * unit,
        }
      : room;
  const object = ballIn(env, under, true, 230);
  return [
    ...(object ? [ball(env, 'ball', object, 0)] : []),
    ...layers,
    ...(words ? [placeText(env, 'source', words.block, words.box, { motion: appear(env, turnOf(env, 2)) })] : []),
  ];
}
