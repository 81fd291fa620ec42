import { lettersOf } from '../../text/text-block';
import { quietKit } from '../../standard/plain-kit';
import { fillDown } from '../../layers/fill';
import type { KitColors, StyleKit } from '../../standard/style-kit';
import type { SceneEnv } from '../scene-env';
import { VAPOR } from './preset';
import { slitFill } from './slits';
import { driftIn, figureLook, headLook, wordLook } from './type-and-motion';

const COLORS: KitColors = {
  ink: VAPOR.white,
  dim: VAPOR.window,
  accent: VAPOR.cyan,
  onAccent: VAPOR.night,
  up: VAPOR.cyan,
  down: VAPOR.pink,
  mass: VAPOR.magenta,
  track: `${VAPOR.window}33`,
  rule: VAPOR.cyan,
  backing: VAPOR.window,
  series: [VAPOR.cyan, VAPOR.pink, VAPOR.gold, VAPOR.bevel],
};

/** The style's voice for the standard compositions. */
export function vaporwaveKit(env: SceneEnv): StyleKit {
  const plain = quietKit(env, COLORS);
  return {
    ...plain,
    head: (text, size = 108, tone = 'ink') => ({ ...headLook(env, lettersOf(text), size, COLORS[tone]), text }),
    words: (text, size = 54, tone = 'ink') => ({ ...wordLook(env, lettersOf(text), size, COLORS[tone]), text }),
    figure: (text, size, tone = 'ink') => figureLook(env, text, size, COLORS[tone]),
    enter: {
      ...plain.enter,
      type: (at) => driftIn(env, at),
      figure: (at) => driftIn(env, at),
      mark: (at) => driftIn(env, at),
    },
    meter: { cell: 26, pitch: 32 },
    fill: (box, strong) =>
      strong
        ? slitFill(box.y, box.y + box.h, [VAPOR.sun, VAPOR.gold, VAPOR.peach, VAPOR.pink], `${VAPOR.plum}CC`, 0.3)
        : fillDown(box.y, box.y + box.h, [0, VAPOR.azure], [1, VAPOR.violet]),
    sounds: { mark: 'ding', land: 'wobble' },
  };
}
