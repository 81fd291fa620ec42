import { placeText } from '../../compose/place';
import { isLandscape, startsOnRight } from '../../compose/reading-side';
import { setIn } from '../../compose/set-in';
import type { Layer } from '../../timeline/layer';
import type { SceneEnv, SceneOf } from '../scene-env';
import { speechBalloon } from './balloon.painter';
import { lettered, pop, slide } from './type-and-motion';
import { mascot } from './mascot';
import { dotsIn, panel, storyBox, polygonOf } from './page';
import { placard } from './placard';
import { COMIC, toneOf } from './preset';

type QuoteEnv = SceneEnv<SceneOf<'quote'>>;

/** Somebody's words in a balloon over the page, its tail on whoever said them. */
export function quoteLayout(env: QuoteEnv): Layer[] {
  const { content, unit, width } = env.stage;
  const { scene } = env;
  const story = storyBox(env);
  const tone = toneOf(env);
  const rtl = startsOnRight(env);
  const wide = isLandscape(env);
  const w = wide ? content.w * 0.7 : content.w;
  const [padX, padY] = [52 * unit, 60 * unit];
  const x = rtl ? content.x + content.w - w : content.x;
  const inner = {
    x: x + padX,
    y: content.y + padY,
    w: w - 2 * padX - 10 * unit,
    h: content.h * (wide ? 0.66 : 0.6) - 2 * padY,
  };
  const words = setIn(env, lettered(env, env.text(scene.quote), 150, COMIC.ink, 9), inner);
  const box = { x: x - 14 * unit, y: content.y, w: w + 20 * unit, h: words.box.h + 2 * padY };
  const foot = box.y + box.h;
  const bottom = content.y + content.h - 36 * unit;
  const rays = {
    color: tone.ray,
    at: [story.x + story.w * (rtl ? 0.25 : 0.75), foot + 200 * unit] as [number, number],
  };
  const dots = [dotsIn(env, story, tone.dots, [0.6, 0.4], [0.3, -0.2])];
  const r = wide ? 150 * unit : Math.min(190 * unit, (bottom - foot) * 0.36);
  const y = wide ? foot + 30 * unit : Math.max(foot + 130 * unit + r, bottom - r * 1.5);
  const face = {
    x: width * (rtl ? 0.23 : 0.77),
    y: wide ? Math.min(y, bottom - r * 1.3) : y,
    r,
    angle: rtl ? -30 : 30,
  };
  const name = [scene.by, scene.role]
    .map((part) => env.text(part))
    .filter(Boolean)
    .join(', ');
  const aside = {
    x: rtl ? content.x + content.w * 0.5 : content.x,
    w: content.w * 0.5,
    y: foot + 40 * unit,
    h: bottom - foot - 40 * unit,
  };
  const sign = placard(env, 'by', name, aside, { size: 54, lines: 3, stand: 'bottom', motion: pop(env, 500) });
  return [
    ...panel(
      env,
      'story',
      polygonOf(story),
      { fill: tone.fill, rays, dots },
      { motion: slide(env, 0, 'left', 'whoosh') },
    ),
    speechBalloon(env, box, !rtl),
    placeText(env, 'quote', words.block, words.box, { motion: pop(env, 140), box }),
    ...mascot(env, 'speaker', { ...face, still: scene.still, speed: COMIC.ink, motion: pop(env, 60) }),
    ...(name ? sign.layers : []),
  ];
}
