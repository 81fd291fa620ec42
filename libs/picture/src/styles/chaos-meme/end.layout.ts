import { callParts } from '../../compose/call-parts';
import type { Layer } from '../../timeline/layer';
import type { SceneEnv, SceneOf } from '../scene-env';
import { emoji } from './faces';
import { bounce, cue, meme, punch, shout } from './type-and-motion';
import { below, page, slash } from './page';
import { CHAOS } from './preset';

/** The call to action, its link on a band that a finger points at. */
export function endLayout(env: SceneEnv<SceneOf<'end'>>): Layer[] {
  const { unit, width } = env.stage;
  const { link } = env.scene;
  const { words, face } = page(env, 0.78);
  const { before, link: shownLink, after } = callParts(env.scene);
  const top = before
    ? shout(
        env,
        'cta',
        meme(env, before, 230, CHAOS.white, 4),
        { ...words, h: words.h * (link ? 0.5 : 1) },
        { degrees: -2.5, motion: punch(env, 0, 'basshit') },
      )
    : null;
  const room = below(words, top?.bottom ?? words.y, 40 * unit);
  const shown = shownLink ? linkShout(env, shownLink, { ...room, h: room.h * (after ? 0.55 : 0.8) }) : null;
  const rest =
    shown && after
      ? shout(env, 'after', meme(env, after, 110, CHAOS.white, 3), below(room, shown.bottom, 30 * unit), {
          degrees: 2,
          motion: punch(env, cue(env, 4)),
        })
      : null;
  const finger = { x: width * 0.62, y: (rest ?? shown ?? top)?.bottom ?? 0, size: 0 };
  const size = Math.min(300 * unit, face.y - finger.y);
  return [
    emoji(env, 'face', '😱', face, { at: 0 }),
    ...(size > 120 * unit && shown && !after
      ? [
          emoji(
            env,
            'finger',
            '👆',
            { x: width * 0.42, y: finger.y + size * 0.62, size: size * 0.8 },
            { motion: bounce(env, 400, 200, 'boing') },
          ),
        ]
      : []),
    ...(top?.layers ?? []),
    ...(shown?.layers ?? []),
    ...(rest?.layers ?? []),
  ];
}

function linkShout(env: SceneEnv<SceneOf<'end'>>, link: string, room: { x: number; y: number; w: number; h: number }) {
  const { unit } = env.stage;
  const degrees = -2.5;
  const look = { ...meme(env, link, 190, CHAOS.yellow, 2), caps: false };
  const set = shout(
    env,
    'link',
    look,
    { ...room, y: room.y + 20 * unit, h: room.h - 40 * unit },
    { degrees, motion: punch(env, 260, 'airhorn') },
  );
  const band = { ...set.box, y: set.box.y - 40 * unit, h: set.box.h + 80 * unit };
  return {
    ...set,
    layers: [slash(env, 'band', band, degrees, CHAOS.magenta, 180), ...set.layers],
    bottom: set.bottom + 40 * unit,
  };
}
