import { quietKit } from '../../standard/plain-kit';
import type { KitColors, StyleKit, Tone } from '../../standard/style-kit';
import { Z, type Box } from '../../stage/stage';
import { progress } from '../../timeline/motion';
import type { SceneEnv } from '../scene-env';
import { headedPage } from './head-panel';
import { brush, figureLettered, lettered, pop } from './type-and-motion';
import { plate } from './placard';
import { COMIC } from './preset';

const COLORS: KitColors = {
  ink: COMIC.ink,
  dim: COMIC.ink,
  accent: COMIC.red,
  onAccent: COMIC.white,
  up: COMIC.blue,
  down: COMIC.red,
  mass: COMIC.blue,
  track: COMIC.white,
  rule: COMIC.ink,
  backing: COMIC.white,
  series: [COMIC.red, COMIC.blue, COMIC.yellow, COMIC.orange],
};

/** The style's voice for the standard compositions: lettering that pops, boxes of the narrator, ink. */
export function comicKit(env: SceneEnv): StyleKit {
  const ink = (tone: Tone = 'ink'): string => COLORS[tone];
  return {
    ...quietKit(env, COLORS),
    head: (text, size = 124, tone) => lettered(env, text, size, ink(tone), 4),
    words: (text, size = 56, tone) => lettered(env, text, size, ink(tone), 4),
    figure: (text, size, tone) => figureLettered(env, text, size, ink(tone)),
    enter: {
      type: (at) => brush(env, at),
      figure: (at) => pop(env, at),
      mark: (at) => pop(env, at),
      chart: (at) => progress({ at, ms: 900, ease: 'cubic-out' }),
    },
    panel: (id, box, { at, strong }) => [
      plate(env, id, box, strong ? COMIC.yellow : COMIC.white, {
        motion: pop(env, at),
        z: Z.marks - 1,
        line: 10,
        drop: 11,
      }),
    ],
    headed: (title) => {
      if (!title) return { layers: [], area: plainRoom(env) };
      const { layers, body } = headedPage(env, title);
      return { layers, area: body };
    },
    room: plainRoom(env),
    shape: { radius: 0, line: 10 },
    inked: { color: COMIC.ink, figure: 0.07, shadow: 0.024, meter: 10 },
    sounds: { mark: 'pop', land: 'thud' },
  };
}

/** The content box within the ink of the panel around it. */
function plainRoom({ stage: { content, unit } }: SceneEnv): Box {
  return { ...content, y: content.y + 20 * unit, h: content.h - 60 * unit };
}
