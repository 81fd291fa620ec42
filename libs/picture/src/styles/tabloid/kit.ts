import { quietKit } from '../../standard/plain-kit';
import { place } from '../../compose/place';
import type { KitColors, StyleKit } from '../../standard/style-kit';
import { Z } from '../../stage/stage';
import { progress } from '../../timeline/motion';
import type { SceneEnv } from '../scene-env';
import { TABLOID } from './preset';
import { shout, slamIn, small, stripIn } from './type-and-motion';

const COLORS: KitColors = {
  ink: TABLOID.ink,
  dim: TABLOID.ink,
  accent: TABLOID.deepRed,
  onAccent: TABLOID.white,
  up: TABLOID.ink,
  down: TABLOID.deepRed,
  mass: TABLOID.ink,
  track: `${TABLOID.ink}26`,
  rule: TABLOID.ink,
  backing: TABLOID.white,
  series: [TABLOID.red, TABLOID.ink, TABLOID.orange, TABLOID.deepRed],
};

/** The style's voice for the standard compositions: capitals, slams, white paper with hard shadows. */
export function tabloidKit(env: SceneEnv): StyleKit {
  const { unit: u } = env.stage;
  const plain = quietKit(env, COLORS);
  const tones = plain.colors;
  const early = env.index === 0 ? -1400 : 0;
  return {
    ...plain,
    head: (text, size = 124, tone = 'ink') => ({
      ...shout(env, text, size, tones[tone]),
      floor: Math.max(52, size * 0.5) * u,
    }),
    words: (text, size = 58, tone = 'ink') => small(env, text, size, tones[tone]),
    figure: (text, size, tone = 'ink') => ({ ...shout(env, text, size, tones[tone]), floor: 42 * u, maxLines: 1 }),
    enter: {
      type: (at) => stripIn(env, at),
      figure: (at) => slamIn(env, at, 'thud'),
      mark: (at) => stripIn(env, at),
      chart: (at) => progress({ at: at + early, ms: 700, ease: 'cubic-out' }),
    },
    panel: (id, box, { at, strong }) => [
      place(
        env,
        'shape',
        id,
        {
          shape: 'rect',
          box,
          fill: strong ? TABLOID.yellow : TABLOID.white,
          shadow: { color: TABLOID.ink, blur: 0, x: 9 * u, y: 10 * u },
        },
        { box, z: Z.marks - 2, motion: stripIn(env, at, 'left', 'flip') },
      ),
    ],
    shape: { radius: 0, line: 10 },
    sounds: { mark: 'stamp', land: 'thud' },
  };
}
