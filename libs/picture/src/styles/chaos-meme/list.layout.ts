import { splitAcross } from '../../compose/reading-side';
import type { Layer } from '../../timeline/layer';
import { listsValues } from '../lists-values';
import type { SceneEnv, SceneOf } from '../scene-env';
import { emoji } from './faces';
import { neonOf } from './ground';
import { cue, meme, punch, shout } from './type-and-motion';
import { CHAOS } from './preset';
import { titled } from './page';

type Env = SceneEnv<SceneOf<'list'>>;

/** Sentences shouted one under the other, each the other way askew, with a pair of eyes on every one. */
export function listLayout(env: Env): Layer[] {
  const { unit } = env.stage;
  const { items, title } = env.scene;
  const { layers, body } = titled(env, env.text(title), 150);
  const gap = 26 * unit;
  const h = (body.h - gap * (items.length - 1)) / Math.max(1, items.length);
  const size = Math.min(120 * unit, h * 0.6);
  return [
    ...layers,
    ...items.flatMap((item, index): Layer[] => {
      const at = cue(env, 1 + index * 3);
      const degrees = index % 2 === 0 ? -1.6 : 1.6;
      const room = { ...body, y: body.y + index * (h + gap), h };
      const [mark, words] = splitAcross(env, room, size, 34 * unit);
      const label = env.text(item.label);
      const high = h > 190 * unit;
      const said = label && !high ? `${label}: ${env.text(item.text)}` : env.text(item.text);
      const named =
        label && high
          ? shout(
              env,
              `label${index}`,
              meme(env, label, 64, neonOf(env), 1),
              { ...words, h: h * 0.3 },
              { degrees, motion: punch(env, at) },
            )
          : null;
      const top = named?.bottom ?? words.y;
      const text = shout(
        env,
        `text${index}`,
        meme(env, said, listsValues(env) ? 200 : 104, CHAOS.white, 3),
        { ...words, y: top, h: room.y + h - top },
        { degrees, motion: punch(env, at + 60, index === 0 ? 'airhorn' : 'basshit') },
      );
      const spot = { x: mark.x + mark.w / 2, y: top + size * 0.5, size, edge: false };
      return [
        emoji(env, `mark${index}`, '👀', spot, { motion: punch(env, at) }),
        ...(named?.layers ?? []),
        ...text.layers,
      ];
    }),
  ];
}
