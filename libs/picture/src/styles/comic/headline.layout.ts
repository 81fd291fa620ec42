import { isLandscape, startsOnRight } from '../../compose/reading-side';
import { setIn } from '../../compose/set-in';
import { Z } from '../../stage/stage';
import type { Layer } from '../../timeline/layer';
import { tilt } from '../../timeline/motion';
import type { SceneEnv, SceneOf } from '../scene-env';
import { burst } from './burst.painter';
import { isSplash } from './ground';
import { inked, inkingFor, land, leave, lettered, pop, slide, wobble } from './type-and-motion';
import { mascot } from './mascot';
import { dotsIn, panel, splitDown, storyBox } from './page';
import { placard } from './placard';
import { boundsOf } from './polygon';
import { COMIC, toneOf } from './preset';

type HeadlineEnv = SceneEnv<SceneOf<'headline'>>;

/** Words alone: shouted over a whole page, or in a slanted panel over one in which the hero flies by. */
export function headlineLayout(env: HeadlineEnv): Layer[] {
  return isSplash(env) ? shouted(env) : told(env);
}

function shouted(env: HeadlineEnv): Layer[] {
  const { content, unit, width } = env.stage;
  const { scene } = env;
  const wide = isLandscape(env);
  const { kicker, note, area } = around(env);
  const text = env.text(scene.headline);
  const spot = wide
    ? { x: width * 0.86, y: content.y + content.h * 0.6, r: 150 * unit }
    : { x: width * 0.78, y: content.y + content.h - 130 * unit, r: 140 * unit };
  const room = {
    ...area,
    x: area.x + 30 * unit,
    w: (wide ? area.w * 0.76 : area.w) - 60 * unit,
    h: area.h - (wide ? 30 : 190) * unit,
  };
  const set = setIn(
    env,
    { ...lettered(env, text, 250, COMIC.red, 4), leading: 1 },
    { ...room, y: room.y + 60 * unit, h: room.h - 120 * unit },
    { stand: 'middle' },
  );
  const high = Math.max(set.box.h + 380 * unit, Math.min(620 * unit, area.h));
  const blast = {
    x: room.x - 170 * unit,
    y: set.box.y + (set.box.h - high) / 2,
    w: Math.max(set.box.w, room.w * 0.8) + 330 * unit,
    h: high,
  };
  const rings = [
    { share: 1, fill: toneOf(env).letters === COMIC.red ? COMIC.blue : COMIC.yellow },
    { share: 0.88, fill: COMIC.white },
  ];
  return [
    burst(
      env,
      'burst',
      blast,
      { rings, spikes: 18, depth: 0.82 },
      { z: Z.art + 1, motion: [pop(env, 0, 'pop'), wobble(env, 1.5)] },
    ),
    ...kicker,
    ...inked(env, 'headline', set.block, set.box, { motion: [tilt(-4), land(env, 90), leave(env)] }),
    ...note,
    ...mascot(env, 'mascot', { ...spot, speed: COMIC.ink, z: Z.art + 4, still: scene.still }),
  ];
}

function told(env: HeadlineEnv): Layer[] {
  const { unit, width } = env.stage;
  const { scene } = env;
  const story = storyBox(env);
  const tone = toneOf(env);
  const wide = isLandscape(env);
  const rtl = startsOnRight(env);
  const [upper, lower] = splitDown(env, story, story.y + story.h * (wide ? 0.6 : 0.62), env.index % 2 === 1);
  const [high, low] = [boundsOf(upper), boundsOf(lower)];
  const { kicker, note, area } = around(env, low.w * (wide ? 1 : 0.58));
  const color = tone.letters === COMIC.red ? COMIC.white : COMIC.yellow;
  const look = { ...lettered(env, env.text(scene.headline), 250, color, 4), leading: 1.02 };
  const foot = story.y + story.h * (wide ? 0.54 : 0.57);
  const room = { ...area, x: area.x + 14 * unit, w: area.w - 40 * unit, h: foot - area.y - 40 * unit };
  const set = setIn(env, look, room, { stand: 'middle' });
  const rays = { color: tone.ray, at: [high.x + high.w * 0.36, high.y + high.h * 0.6] as [number, number] };
  const side = rtl ? 0.26 : 0.74;
  const spot = { x: width * side, y: low.y + low.h * 0.36, r: Math.min(low.h * 0.36, 180 * unit) };
  return [
    ...panel(
      env,
      'upper',
      upper,
      { fill: tone.fill, rays, dots: [dotsIn(env, high, tone.dots, [0.5, 0.4], [1, 0.1])] },
      { motion: slide(env, 0, 'right', 'whoosh') },
    ),
    ...panel(
      env,
      'lower',
      lower,
      { fill: COMIC.lemon, dots: [dotsIn(env, low, COMIC.yellow, [0.3, 0], [0.6, 1])] },
      { motion: slide(env, 80, 'left') },
    ),
    ...kicker,
    ...inked(env, 'headline', set.block, set.box, {
      inking: inkingFor(set.block.size),
      motion: [tilt(-3), land(env, 140)],
    }),
    ...note,
    ...mascot(env, 'mascot', {
      ...spot,
      angle: rtl ? -34 : 34,
      speed: COMIC.ink,
      still: scene.still,
      motion: pop(env, 220, 'whoosh'),
      z: Z.art,
    }),
  ];
}

/** The boxes over and under the words, and what they leave between them. */
function around(
  env: HeadlineEnv,
  width?: number,
): { kicker: Layer[]; note: Layer[]; area: { x: number; y: number; w: number; h: number } } {
  const { content, unit } = env.stage;
  const [over, under] = [env.text(env.scene.kicker), env.text(env.scene.support)];
  const top = placard(env, 'kicker', over, { ...content, h: 190 * unit }, { size: 58, motion: pop(env, 60) });
  const w = width ?? content.w * (isLandscape(env) ? 0.7 : 0.58);
  const rtl = startsOnRight(env);
  const room = { ...content, x: rtl ? content.x + content.w - w : content.x, w };
  const foot = placard(
    env,
    'support',
    under,
    { ...room, h: content.h - 26 * unit },
    { size: 58, lines: 4, fill: COMIC.white, stand: 'bottom', motion: pop(env, 360) },
  );
  const y = over ? top.box.y + top.box.h + 36 * unit : content.y;
  const end = under ? foot.box.y - 30 * unit : content.y + content.h;
  return { kicker: over ? top.layers : [], note: under ? foot.layers : [], area: { ...content, y, h: end - y } };
}
