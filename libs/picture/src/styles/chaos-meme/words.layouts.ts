import type { Layer } from '../../timeline/layer';
import type { SceneEnv, SceneOf } from '../scene-env';
import { emoji, faceFor } from './faces';
import { neonOf } from './ground';
import { cue, lean, meme, punch, bounce, shout } from './type-and-motion';
import { page, shoutDown, below, slash } from './page';
import { CHAOS } from './preset';
import { placeStill } from '../../compose/place';
import { Z } from '../../stage/stage';
import { combine, tilt } from '../../timeline/motion';
import { callParts } from '../../compose/call-parts';

/** Top text, bottom text: the oldest layout there is. */
export function headlineLayout(env: SceneEnv<SceneOf<'headline'>>): Layer[] {
  const { scene } = env;
  const [kicker, support] = [env.text(scene.kicker), env.text(scene.support)];
  const { words, face } = page(env, 0.8);
  const said = shoutDown(env, words, [
    kicker
      ? { id: 'kicker', look: meme(env, kicker, 92, neonOf(env), 2), share: 0.18, degrees: -2, motion: punch(env, 0) }
      : null,
    {
      id: 'headline',
      look: meme(env, env.text(scene.headline), 300, CHAOS.white, 4),
      share: support ? 0.74 : 1,
      gap: 12,
      degrees: lean(env, 3),
      motion: punch(env, cue(env, 1), 'basshit'),
    },
    support
      ? {
          id: 'support',
          look: meme(env, support, 96, CHAOS.yellow, 2),
          gap: 12,
          degrees: 2,
          motion: punch(env, cue(env, 5)),
        }
      : null,
  ]);
  return [emoji(env, 'face', faceFor(env), face, { at: 0 }), ...said.layers];
}

/** A photo slapped on the page with its words over its foot; its words alone, and larger, where there is no photo. */
export function pictureLayout(env: SceneEnv<SceneOf<'picture'>>): Layer[] {
  const { unit, content } = env.stage;
  const { still, headline } = env.scene;
  const support = env.text(env.scene.support);
  const shown = env.still(still) !== undefined;
  const { words } = page(env, 0.78);
  const photo = { ...content, h: content.h * 0.6 };
  const room = shown ? { ...content, y: content.y + content.h * 0.56, h: content.h * 0.44 } : words;
  const said = shoutDown(env, room, [
    {
      id: 'headline',
      look: meme(env, env.text(headline), shown ? 180 : 270, CHAOS.white, 3),
      share: support ? 0.72 : 1,
      degrees: -2,
      motion: punch(env, cue(env, 2), 'basshit'),
    },
    support
      ? {
          id: 'support',
          look: meme(env, support, 92, neonOf(env), 2),
          gap: 10,
          degrees: 1.5,
          motion: punch(env, cue(env, 5)),
        }
      : null,
  ]);
  const look = { fit: 'cover', backing: CHAOS.white, ring: { color: CHAOS.white, width: 18 * unit } } as const;
  const motion = shown ? combine(tilt(lean(env, 3)), punch(env, 0, 'pop')) : [];
  return [...placeStill(env, 'photo', still, photo, look, { z: Z.art, motion }), ...said.layers];
}

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
