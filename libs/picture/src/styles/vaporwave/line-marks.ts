import { linePoints, type LineProps } from '../../layers/line.layer';
import { seriesFocus } from '../../compose/series-focus';
import { setIn, type SetText } from '../../compose/set-in';
import { touch } from '../../compose/clear-texts';
import { crossesLine } from '../../compose/crosses-line';
import { place } from '../../compose/place';
import { Z, type Box } from '../../stage/stage';
import type { Layer } from '../../timeline/layer';
import { fade, grow } from '../../timeline/motion';
import type { SceneEnv, SceneOf } from '../scene-env';
import { VAPOR } from './preset';
import { entrance, leave } from './vapor-motion';
import { wordLook } from './vapor-type';
import { openText } from './wide-text';

type LineEnv = SceneEnv<SceneOf<'line'>>;

/** When a series is drawn, ms. */
export const DRAW_AT = 160;
export const DRAW_MS = 1500;

/** Values on the last, first, highest and lowest point, each where it meets neither the line nor another value. */
export function valueMarks(env: LineEnv, plot: LineProps, room: Box, shown: string): Layer[] {
  const { unit } = env.stage;
  const points = linePoints(plot);
  const values = plot.values;
  const ends = [values.length - 1, 0, values.indexOf(Math.max(...values)), values.indexOf(Math.min(...values))];
  const taken: Box[] = [];
  return [...new Set(ends)].flatMap((index): Layer[] => {
    const key = env.scene.points[index]?.figure;
    const point = points[index];
    if (key === undefined || !point || env.figure(key) === shown) return [];
    const set = setIn(env, { ...wordLook(env, env.figure(key), 50), maxLines: 1 }, { ...room, w: room.w * 0.45 });
    const box = freePlace(set, point, points, taken, room, unit);
    if (!box) return [];
    taken.push(box);
    const at = DRAW_AT + DRAW_MS * (0.15 + (0.75 * index) / Math.max(1, values.length - 1));
    return [...dot(env, index, point, at), openText(env, `value${index}`, { ...set, box }, markIn(env, at))];
  });
}

function markIn(env: LineEnv, at: number): ReturnType<typeof fade>[] {
  return [fade({ at: entrance(env, at), sound: env.index === 0 ? undefined : 'click' }), leave(env)];
}

function dot(env: LineEnv, index: number, [x, y]: [number, number], at: number): Layer[] {
  const r = 13 * env.stage.unit;
  if (index === seriesFocus(env)) return [];
  const box = { x: x - r, y: y - r, w: 2 * r, h: 2 * r };
  const look = { fill: VAPOR.white, stroke: { fill: VAPOR.night, width: r * 0.5 } };
  const motion = [grow({ at: entrance(env, at), ms: 320 }), leave(env)];
  return [place(env, 'shape', `dot${index}`, { shape: 'disc', x, y, r, ...look }, { z: Z.marks + 4, box, motion })];
}

function freePlace(
  { box: { w, h } }: SetText,
  [x, y]: [number, number],
  points: Array<[number, number]>,
  taken: Box[],
  room: Box,
  unit: number,
): Box | null {
  for (let away = 34 * unit; away < 150 * unit; away += 10 * unit)
    for (const [aside, top] of [
      [0, y - away - h],
      [0, y + away],
      [-w * 0.45, y - away - h],
      [w * 0.45, y + away],
    ] as const) {
      const left = Math.min(Math.max(room.x, x - w / 2 + aside), room.x + room.w - w);
      const wide = { x: left - 14 * unit, y: top - 18 * unit, w: w + 28 * unit, h: h + 36 * unit };
      const inside = top >= room.y && top + h <= room.y + room.h;
      if (inside && !crossesLine(wide, points) && !taken.some((other) => touch(wide, other)))
        return { x: left, y: top, w, h };
    }
  return null;
}
