import { plainKit, type KitFaces } from '../../standard/plain-kit';
import type { KitColors, StyleKit } from '../../standard/style-kit';
import { Z, type Box } from '../../stage/stage';
import type { Layer } from '../../timeline/layer';
import type { SceneEnv } from '../scene-env';
import { popIn, springIn, stepsIn } from './arcade-motion';
import { levelOf } from './level';
import { setPixels, shaded, wordLook } from './pixel-type';
import { ARCADE, PIXEL_FACE } from './preset';
import { gameWindow } from './window';

const FACES: KitFaces = {
  head: { family: PIXEL_FACE, weight: 400, kern: 0, caps: true, leading: 1.3 },
  words: { family: PIXEL_FACE, weight: 400, kern: 0, caps: true, leading: 1.35 },
  figure: { family: PIXEL_FACE, weight: 400, kern: 0 },
};

const COLORS: KitColors = {
  ink: ARCADE.white,
  dim: ARCADE.cyan,
  accent: ARCADE.yellow,
  onAccent: ARCADE.navy,
  up: ARCADE.green,
  down: ARCADE.pink,
  mass: ARCADE.azure,
  track: ARCADE.sky2,
  rule: ARCADE.sky3,
  backing: ARCADE.white,
  series: [ARCADE.yellow, ARCADE.cyan, ARCADE.pink, ARCADE.green, ARCADE.orange, ARCADE.azure],
};

/** Standard compositions come on a little before their beat: no cut lands on an empty window. */
const AHEAD_MS = 200;

/** The style's voice for the standard compositions: a window of the game over the level. */
export function arcadeKit(env: SceneEnv): StyleKit {
  const plain = plainKit(env, FACES, COLORS);
  return {
    ...plain,
    enter: {
      type: (at) => popIn(env, at - AHEAD_MS),
      figure: (at) => popIn(env, at - AHEAD_MS, 'coin'),
      mark: (at) => popIn(env, at - AHEAD_MS),
      chart: (at) => stepsIn(env, at - AHEAD_MS, 12, 'block'),
    },
    headed: (title) => {
      // Many moments need all the height there is.
      const full = env.scene.layout === 'timeline' && env.scene.moments.length > 3;
      const head = full ? levelTitle(env, title, 48, 0.1) : levelTitle(env, title);
      const box = { ...head.area, h: head.area.h - 24 * env.stage.unit };
      const frame = bleeding(env, box);
      return {
        layers: [...head.layers, gameWindow(env, 'window', frame, { z: Z.marks - 4, motion: springIn(env, -160) })],
        area: inside(box, (full ? 8 : 20) * env.stage.unit),
      };
    },
    meter: { cell: 12, pitch: 18 },
    shape: { radius: 0, line: 6 },
    sounds: { mark: 'blip', land: 'coin' },
  };
}

/** A title over a level with its shadow, and the room under it. */
export function levelTitle(env: SceneEnv, title: string, size = 80, share = 0.2): { layers: Layer[]; area: Box } {
  const { area, unit, wide } = levelOf(env);
  if (!title) return { layers: [], area };
  const look = { ...wordLook(env, title, size), floor: 40 * unit, leading: 1.3, maxLines: wide ? 1 : 3 };
  const set = setPixels(env, look, { ...area, h: area.h * Math.min(share, wide ? 0.16 : 0.2) });
  const foot = set.box.y + set.box.h + 48 * unit;
  return {
    layers: shaded(env, 'title', set, { shade: ARCADE.wine, motion: popIn(env, -160, 'blip') }),
    area: { ...area, y: foot, h: area.y + area.h - foot },
  };
}

/** A box grown to the left and right as far as the frame's margins allow. */
export function bleeding(env: SceneEnv, box: Box): Box {
  const out = Math.min(36 * env.stage.unit, box.x - 12 * env.stage.unit);
  return { ...box, x: box.x - out, w: box.w + 2 * out };
}

function inside(box: Box, by: number): Box {
  return { x: box.x + by / 2, y: box.y + 2 * by, w: box.w - by, h: Math.max(1, box.h - 4 * by) };
}
