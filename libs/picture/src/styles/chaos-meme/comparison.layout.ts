import { splitAcross } from '../../compose/reading-side';
import type { Box } from '../../stage/stage';
import type { Layer } from '../../timeline/layer';
import type { SceneEnv, SceneOf } from '../scene-env';
import { emoji } from './faces';
import { cue, meme, memeFigure, punch, shout } from './type-and-motion';
import { below, slash, titled } from './page';
import { CHAOS } from './preset';
import { crossed } from './scribbles';

type ComparisonEnv = SceneEnv<SceneOf<'comparison'>>;

/** The one that is not it over the one that is: a face for each, the first crossed out. */
export function comparisonLayout(env: ComparisonEnv): Layer[] {
  const { unit, width, height } = env.stage;
  const { scene } = env;
  const { layers, body } = titled(env, env.text(scene.title), 92, { share: 0.15 });
  const wide = width > height * 1.2;
  const loser = scene.focus === 0 ? 1 : 0;
  const [first, second]: [Box, Box] = wide
    ? [
        splitAcross(env, body, body.w / 2 - 30 * unit, 60 * unit)[0],
        splitAcross(env, body, body.w / 2 - 30 * unit, 60 * unit)[1],
      ]
    : [
        { ...body, h: body.h * 0.42 },
        { ...body, y: body.y + body.h * 0.47, h: body.h * 0.53 },
      ];
  return [
    ...layers,
    ...(wide
      ? []
      : [slash(env, 'cut', { x: 0, y: body.y + body.h * 0.435, w: width, h: 14 * unit }, -3, CHAOS.yellow, 60)]),
    ...side(env, first, loser, false),
    ...side(env, second, scene.focus, true),
  ];
}

function side(env: ComparisonEnv, box: Box, index: 0 | 1, winner: boolean): Layer[] {
  const { unit } = env.stage;
  const entry = env.scene.sides[index];
  const at = cue(env, winner ? 4 : 1, entry.figure);
  // Beside each other, a face that leaves its half would stand on the other one's figure.
  const beside = env.stage.width > env.stage.height * 1.2;
  const size = beside ? Math.min(box.h * 0.5, box.w * 0.3) : Math.min(box.h * 0.92, 460 * unit);
  const [words, spot] = splitAcross(env, box, box.w - size * (beside ? 1 : 0.5), 0);
  const label = shout(
    env,
    `label${index}`,
    meme(env, env.text(entry.label), winner ? 104 : 84, CHAOS.white, 2),
    { ...words, h: words.h * 0.34 },
    { degrees: winner ? 2 : -2, motion: punch(env, at) },
  );
  const figure = shout(
    env,
    `figure${index}`,
    memeFigure(env, env.figure(entry.figure), winner ? 420 : 260, winner ? CHAOS.lime : CHAOS.white),
    below(words, label.bottom, 8 * unit),
    { degrees: winner ? -3 : 2, line: true, motion: punch(env, at + 60, winner ? 'airhorn' : 'basshit') },
  );
  const face = { x: spot.x + spot.w * (beside ? 0.5 : 0.62), y: box.y + box.h * 0.5, size };
  const cross = { x: face.x - size * 0.36, y: face.y - size * 0.36, w: size * 0.72, h: size * 0.72 };
  return [
    emoji(env, `face${index}`, winner ? '😎' : '🤢', face, { at }),
    ...(winner ? [] : crossed(env, 'cross', cross, at + 260)),
    ...label.layers,
    ...figure.layers,
  ];
}
