import { place } from '../../compose/place';
import { plainKit, type KitFaces } from '../../standard/plain-kit';
import type { KitColors, StyleKit } from '../../standard/style-kit';
import { Z, type Box } from '../../stage/stage';
import type { SceneEnv } from '../scene-env';
import { meme, punch, shout } from './type-and-motion';
import { CHAOS } from './preset';

const FACES: KitFaces = {
  head: { family: 'Anton', weight: 400, kern: 0.01, caps: true, leading: 1.16 },
  words: { family: 'Anton', weight: 400, kern: 0.015, caps: true },
  figure: { family: 'Anton', weight: 400, kern: 0, tall: 1.15 },
};

/** On the flat board that standard compositions stand on: all of it can be read against ultraviolet. */
const COLORS: KitColors = {
  ink: CHAOS.white,
  dim: CHAOS.white,
  accent: CHAOS.yellow,
  onAccent: CHAOS.black,
  up: CHAOS.lime,
  down: CHAOS.cyan,
  mass: CHAOS.cyan,
  track: CHAOS.black,
  rule: CHAOS.white,
  backing: CHAOS.white,
  series: [CHAOS.yellow, CHAOS.cyan, CHAOS.lime, CHAOS.white],
};

/** The style's voice for the standard compositions: a flat board with a thick edge, since sunrays are no ground for reading. */
export function chaosMemeKit(env: SceneEnv): StyleKit {
  const plain = plainKit(env, FACES, COLORS);
  return {
    ...plain,
    enter: {
      ...plain.enter,
      type: (at) => punch(env, at),
      figure: (at) => punch(env, at, 'basshit'),
      mark: (at) => punch(env, at),
    },
    headed: (title) => board(env, title),
    shape: { radius: 0, line: 10 },
    sounds: { mark: 'pop', land: 'basshit' },
  };
}

function board(env: SceneEnv, title: string): { layers: ReturnType<typeof shout>['layers']; area: Box } {
  const { content, unit, width, height } = env.stage;
  const wide = width > height * 1.2;
  const head = title
    ? shout(
        env,
        'title',
        meme(env, title, 124, CHAOS.white, wide ? 1 : 2),
        { ...content, h: content.h * 0.19 },
        { degrees: -2, motion: punch(env, 0) },
      )
    : null;
  const top = head ? head.bottom + 6 * unit : content.y;
  const out = Math.min(26 * unit, content.x - 12 * unit);
  const box = { x: content.x - out, y: top, w: content.w + 2 * out, h: content.y + content.h - top + 8 * unit };
  const pad = 40 * unit;
  const fill = {
    shape: 'rect',
    box,
    fill: CHAOS.ultraviolet,
    stroke: { fill: CHAOS.black, width: 14 * unit },
  } as const;
  return {
    layers: [
      place(env, 'shape', 'board', fill, { z: Z.marks - 3, box, motion: punch(env, 30, 'pop') }),
      ...(head?.layers ?? []),
    ],
    area: { x: content.x + pad - out, y: top + pad, w: content.w - 2 * (pad - out), h: box.h - 2 * pad },
  };
}
