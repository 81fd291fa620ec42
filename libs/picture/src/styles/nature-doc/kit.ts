import { placeRect } from '../../compose/place';
import { type Fill, fillAlong } from '../../layers/fill';
import { plainKit, type KitFaces } from '../../standard/plain-kit';
import type { KitColors, StyleKit } from '../../standard/style-kit';
import { Z } from '../../stage/stage';
import type { SceneEnv } from '../scene-env';
import { appear, breathe, entrance } from './type-and-motion';
import { NATURE } from './preset';
import { progress } from '../../timeline/motion';

const FACES: KitFaces = {
  head: { family: 'Spectral', weight: 300, kern: -0.01, leading: 1.12 },
  words: { family: 'Spectral', weight: 500, kern: 0.01, leading: 1.2 },
  figure: { family: 'Spectral', weight: 300, kern: -0.03 },
};

const COLORS: KitColors = {
  ink: NATURE.light,
  dim: NATURE.sun,
  accent: NATURE.spoken,
  onAccent: NATURE.ink,
  up: NATURE.spoken,
  down: NATURE.sun,
  mass: NATURE.sage,
  track: `${NATURE.light}33`,
  rule: `${NATURE.sage}B3`,
  backing: NATURE.light,
  series: [NATURE.amber, NATURE.sage, NATURE.sun, NATURE.ember],
};

/** The style's voice for the standard compositions: thin serif in the air, marks that catch the light. */
export function natureDocKit(env: SceneEnv): StyleKit {
  const { unit } = env.stage;
  return {
    ...plainKit(env, FACES, COLORS),
    enter: {
      type: (at) => breathe(env, at),
      figure: (at) => breathe(env, at),
      mark: (at) => appear(env, at),
      chart: (at) => progress({ at: entrance(env, at), ms: 1800, ease: 'cubic-in-out' }),
    },
    shape: { radius: 4, line: 5 },
    fill: (box, strong): Fill =>
      strong
        ? fillAlong([box.x, box.y], [box.x, box.y + box.h], [0, NATURE.spoken], [1, NATURE.ember])
        : fillAlong([box.x, box.y], [box.x, box.y + box.h], [0, NATURE.sage], [1, NATURE.green]),
    panel: (id, box, { at, strong }) => [
      placeRect(env, id, box, `${NATURE.ink}${strong ? 'A6' : '73'}`, { z: Z.marks - 2, motion: appear(env, at) }),
      placeRect(env, `${id}.crest`, { ...box, h: (strong ? 5 : 2) * unit }, strong ? NATURE.spoken : NATURE.sage, {
        z: Z.marks - 1,
        motion: appear(env, at),
      }),
    ],
    sounds: { mark: 'bell', land: 'swell' },
  };
}
