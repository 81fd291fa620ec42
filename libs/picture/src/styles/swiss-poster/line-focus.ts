import { place, placeText } from '../../compose/place';
import { setIn } from '../../compose/set-in';
import type { Layer } from '../../timeline/layer';
import { fade, grow } from '../../timeline/motion';
import type { SceneEnv, SceneOf } from '../scene-env';
import { SWISS } from './preset';
import { typeIn } from './swiss-motion';
import { wordType } from './type-scale';

type LineEnv = SceneEnv<SceneOf<'line'>>;

/** The disc on a value that is not the last one, its date beside it, and the last value at the line's end. */
export function focusDisc(env: LineEnv, points: Array<[number, number]>, focus: number, r: number): Layer[] {
  const { safe, unit } = env.stage;
  const { points: dated } = env.scene;
  const [point, end] = [points[focus], points.at(-1)];
  const last = dated.at(-1);
  if (!point || !end || !last) return [];
  const [x, y] = point;
  const at = 240 + (1400 * focus) / Math.max(1, points.length - 1);
  const onLeft = x > safe.x + safe.w / 2;
  const w = onLeft ? x - r - safe.x - 24 * unit : safe.x + safe.w - x - r - 24 * unit;
  const side = { x: onLeft ? safe.x : x + r + 24 * unit, y: y - r, w: Math.max(1, w), h: 2 * r };
  const look = { ...wordType(env, env.text(dated[focus]?.label), 48, SWISS.red), maxLines: 1 };
  const date = setIn(env, look, side, { stand: 'middle', align: onLeft ? 'right' : 'left' });
  const room = { x: end[0] - safe.w * 0.3, y: end[1] - 104 * unit, w: safe.w * 0.3, h: 76 * unit };
  const value = setIn(env, wordType(env, env.figure(last.figure), 52, SWISS.black), room, {
    stand: 'bottom',
    align: 'right',
  });
  const box = { x: x - r, y: y - r, w: 2 * r, h: 2 * r };
  return [
    place(env, 'shape', 'focus', { shape: 'disc', x, y, r, fill: SWISS.red }, { box, motion: grow({ at, ms: 360 }) }),
    placeText(env, 'focus-date', date.block, date.box, { motion: typeIn(at + 160) }),
    placeText(env, 'last', value.block, value.box, { motion: fade({ at: 1500 }) }),
  ];
}
