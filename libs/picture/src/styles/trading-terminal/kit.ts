import { plainKit, type KitFaces } from '../../standard/plain-kit';
import type { KitColors, StyleKit } from '../../standard/style-kit';
import type { SceneEnv } from '../scene-env';
import { desk } from './desk';
import { TERMINAL } from './preset';

const FACES: KitFaces = {
  head: { family: 'JetBrains Mono', weight: 800, kern: -0.03 },
  words: { family: 'JetBrains Mono', weight: 500, kern: -0.01 },
  figure: { family: 'JetBrains Mono', weight: 800, kern: -0.04 },
};

const COLORS: KitColors = {
  ink: TERMINAL.text,
  dim: TERMINAL.dim,
  accent: TERMINAL.amber,
  onAccent: TERMINAL.ground,
  up: TERMINAL.green,
  down: TERMINAL.loss,
  mass: TERMINAL.green,
  track: TERMINAL.unlit,
  rule: TERMINAL.pane,
  backing: TERMINAL.ground,
  series: [TERMINAL.amber, TERMINAL.green, TERMINAL.dim, TERMINAL.moss],
};

/** The style's voice for the standard compositions. */
export function terminalKit(env: SceneEnv): StyleKit {
  return { ...plainKit(env, FACES, COLORS), headed: (title) => desk(env, title), meter: { cell: 14, pitch: 19 } };
}
