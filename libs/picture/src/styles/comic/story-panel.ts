import { isLandscape } from '../../compose/reading-side';
import { setIn } from '../../compose/set-in';
import type { Box } from '../../stage/stage';
import type { Layer } from '../../timeline/layer';
import { tilt } from '../../timeline/motion';
import type { SceneEnv } from '../scene-env';
import { pop, slide } from './comic-motion';
import { visitor } from './head-panel';
import { inked, inkingFor, lettered, roomAskew } from './lettering';
import { dotsIn, panel, storyBox } from './page';
import { polygonOf } from './polygon';
import { COMIC } from './preset';
import { toneOf } from './tones';

/** One panel with a lettered title, and the room that it leaves. */
export function titledPanel(env: SceneEnv, title: string): { layers: Layer[]; body: Box } {
  const { content, unit } = env.stage;
  const story = storyBox(env);
  const tone = toneOf(env);
  const wide = isLandscape(env);
  const rays = {
    color: tone.ray,
    at: [story.x + story.w * 0.2, story.y + story.h * 0.16] as [number, number],
    count: 30,
  };
  const dots = [dotsIn(env, story, tone.dots, [0.5, 0.5], [0.8, 1.05])];
  const color = tone.letters === COMIC.red ? COMIC.white : COMIC.yellow;
  const room = {
    ...content,
    x: content.x + 10 * unit,
    w: (wide ? content.w * 0.3 : content.w) - 40 * unit,
    y: content.y + 16 * unit,
    h: content.h * (wide ? 0.9 : 0.2),
  };
  const set = setIn(env, lettered(env, title, 132, color, wide ? 5 : 2), roomAskew(room, 2));
  const inking = inkingFor(set.block.size * 1.3);
  const y = wide ? content.y + 14 * unit : set.box.y + set.box.h + 60 * unit;
  const x = wide ? content.x + content.w * 0.33 : content.x;
  return {
    layers: [
      ...panel(
        env,
        'story',
        polygonOf(story),
        { fill: tone.fill, rays, dots },
        { motion: slide(env, 0, env.index % 2 === 0 ? 'left' : 'right', 'whoosh') },
      ),
      ...(wide ? visitor(env, { ...story, w: content.w * 0.34 }, set.box.y + set.box.h) : []),
      ...inked(env, 'title', set.block, set.box, { inking, motion: [tilt(-2), pop(env, 100, 'pop')] }),
    ],
    body: { x, y, w: content.x + content.w - x, h: content.y + content.h - 46 * unit - y },
  };
}
