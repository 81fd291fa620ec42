import { place, placePaint } from '../../compose/place';
import { isLandscape } from '../../compose/reading-side';
import { setIn } from '../../compose/set-in';
import { Z } from '../../stage/stage';
import type { Layer } from '../../timeline/layer';
import { tilt } from '../../timeline/motion';
import type { SceneEnv, SceneOf } from '../scene-env';
import { float, inked, inkingFor, land, lettered, pop, slide } from './type-and-motion';
import { mascot } from './mascot';
import { dotsIn, panel, splitAcross, splitDown, storyBox } from './page';
import { placard } from './placard';
import { boundsOf } from './polygon';
import { COMIC, toneOf } from './preset';

type PictureEnv = SceneEnv<SceneOf<'picture'>>;

/** The picture is a panel of the page, drifting behind its ink; its words shout from the next panel. */
export function pictureLayout(env: PictureEnv): Layer[] {
  const { content, unit } = env.stage;
  const { scene } = env;
  const story = storyBox(env);
  const wide = isLandscape(env);
  const rises = env.index % 2 === 0;
  const [first, second] = wide
    ? splitAcross(env, story, story.x + story.w * 0.56, rises)
    : splitDown(env, story, story.y + story.h * 0.6, rises);
  const [view, words] = [boundsOf(first), boundsOf(second)];
  const tone = toneOf(env);
  const rays = { color: tone.ray, at: [words.x + words.w * 0.8, words.y + words.h] as [number, number] };
  const x = wide ? words.x + 60 * unit : content.x;
  const top = wide ? content.y : words.y + 80 * unit;
  const area = { x, y: top, w: content.x + content.w - x, h: content.y + content.h - 36 * unit - top };
  const support = env.text(scene.support);
  const note = placard(
    env,
    'support',
    support,
    { ...area, h: area.h * 0.98 },
    { size: 54, fill: COMIC.white, stand: 'bottom', motion: pop(env, 420) },
  );
  const high = support ? note.box.y - area.y - 44 * unit : area.h;
  const color = tone.letters === COMIC.red ? COMIC.white : COMIC.yellow;
  const set = setIn(
    env,
    lettered(env, env.text(scene.headline), 150, color, 4),
    { ...area, x: area.x + 12 * unit, w: area.w - 40 * unit, h: high - 10 * unit },
    { stand: wide ? 'middle' : 'top' },
  );
  return [
    ...viewLayers(env, first, view),
    ...panel(
      env,
      'words',
      second,
      { fill: tone.fill, rays, dots: [dotsIn(env, words, tone.dots, [0.3, 0.3], [1, 0.9])] },
      { motion: slide(env, 60, 'right', 'whoosh') },
    ),
    ...inked(env, 'headline', set.block, set.box, {
      inking: inkingFor(set.block.size * 1.2),
      motion: [tilt(-2), land(env, 200)],
    }),
    ...(support ? note.layers : []),
  ];
}

function viewLayers(
  env: PictureEnv,
  points: Array<[number, number]>,
  view: { x: number; y: number; w: number; h: number },
): Layer[] {
  const { unit } = env.stage;
  if (!env.still(env.scene.still)) {
    const rays = { color: COMIC.lemon, at: [view.x + view.w * 0.5, view.y + view.h * 0.6] as [number, number] };
    const spot = {
      x: view.x + view.w * 0.56,
      y: view.y + view.h * 0.44,
      r: Math.min(view.h, view.w) * 0.22,
      speed: COMIC.ink,
    };
    const look = { fill: COMIC.yellow, rays, dots: [dotsIn(env, view, COMIC.orange, [0.5, 0.5], [0.7, 1])] };
    return [...panel(env, 'view', points, look), ...mascot(env, 'mascot', spot)];
  }
  const room = 60 * unit;
  const box = { x: view.x - room, y: view.y, w: view.w + 2 * room, h: view.h };
  const speed = (env.index % 2 === 0 ? -10 : 10) * unit;
  const edge = { fill: '', dots: [dotsIn(env, view, `${COMIC.ink}8C`, [0.5, 0.62], [0.56, 1.1], { pitch: 20 })] };
  const hole = { hole: points, color: COMIC.paper };
  return [
    place(
      env,
      'picture',
      'view',
      { still: env.scene.still, box, fit: 'cover', radius: 0 },
      { z: Z.ground + 0.2, box, motion: float(env, speed) },
    ),
    placePaint(env, 'mat', 'mat', hole, { z: Z.ground + 0.4 }),
    ...panel(env, 'edge', points, edge),
  ];
}
