import { isLandscape } from '../../compose/reading-side';
import { fillDown } from '../../layers/fill';
import { combine, wipeIn } from '../../timeline/motion';
import { entrance, plainKit, type KitFaces } from '../../standard/plain-kit';
import type { KitColors, StyleKit } from '../../standard/style-kit';
import type { Box } from '../../stage/stage';
import type { Layer } from '../../timeline/layer';
import type { SceneEnv } from '../scene-env';
import { titleHead } from './lock-up';
import { below, leaving, slamIn, thrownIn } from './type-and-motion';
import { HYPE } from './preset';

const FACES: KitFaces = {
  head: { family: 'Archivo', weight: 900, width: 125, kern: -0.01, caps: true, leading: 1.06 },
  words: { family: 'Archivo', weight: 700, width: 112, kern: 0.03, caps: true, leading: 1.2 },
  figure: { family: 'Archivo', weight: 900, width: 116, kern: -0.02 },
};

const COLORS: KitColors = {
  ink: HYPE.white,
  dim: HYPE.bone,
  accent: HYPE.bright,
  onAccent: HYPE.black,
  up: HYPE.bright,
  down: HYPE.bone,
  mass: HYPE.bronze,
  track: `${HYPE.bronze}40`,
  rule: HYPE.bronze,
  backing: HYPE.white,
  series: [HYPE.bright, HYPE.bronze, HYPE.bone, HYPE.umber],
};

/** The style's voice for the standard compositions: white words, golden figures, everything thrown or slammed in. */
export function hypeTrailerKit(env: SceneEnv): StyleKit {
  const plain = plainKit(env, FACES, COLORS);
  return {
    ...plain,
    figure: (text, size, tone = 'ink') => ({
      ...plain.figure(text, size, tone),
      ...(tone === 'ink' ? { color: HYPE.gold } : {}),
    }),
    enter: {
      type: (at) => combine(thrownIn(env, at), leaving(env)),
      figure: (at) => combine(slamIn(env, at, true), leaving(env)),
      mark: (at) => combine(wipeIn({ at: entrance(env, at), ms: 320 }), leaving(env)),
      chart: (at) => combine(plain.enter.chart(at), leaving(env)),
    },
    ...(isLandscape(env) ? {} : { headed: (title: string) => headedBy(env, title) }),
    fill: (box, strong) =>
      strong
        ? fillDown(box.y, box.y + box.h, [0, HYPE.pale], [0.3, HYPE.bright], [1, HYPE.bronze])
        : fillDown(box.y, box.y + box.h, [0, HYPE.bronze], [1, HYPE.umber]),
    sounds: { mark: 'whoosh', land: 'boom' },
  };
}

/** A standard composition under the style's own title. */
function headedBy(env: SceneEnv, title: string): { layers: Layer[]; area: Box } {
  const { content, unit } = env.stage;
  if (!title) return { layers: [], area: content };
  const { layers, bottom } = titleHead(env, title, { ...content, h: content.h * 0.24 });
  return { layers, area: below(env, bottom + 60 * unit) };
}
