import { chromeFigure } from './chrome';
import { spotBeside } from '../../compose/crosses-line';
import { place, placeRect } from '../../compose/place';
import { seriesFocus, seriesEnds } from '../../compose/series';
import { setIn } from '../../compose/set-in';
import { fillDown } from '../../layers/fill';
import { linePoints, type LineProps } from '../../layers/line.layer';
import { type Box, Z } from '../../stage/stage';
import type { Layer } from '../../timeline/layer';
import { fade, grow, progress } from '../../timeline/motion';
import type { SceneEnv, SceneOf } from '../scene-env';
import { VAPOR } from './preset';
import { slitFill } from './slits';
import { afloat, cueFor, entrance, leave, openText, sceneTitle, wordLook } from './type-and-motion';

type LineEnv = SceneEnv<SceneOf<'line'>>;

/** The series is a piece of the sun: slits under a neon line; the sun itself stands on the value it is about. */
export function lineLayout(env: LineEnv): Layer[] {
  const { unit } = env.stage;
  const head = header(env);
  const plot = plotOf(env, head.bottom);
  const dates = dateLayers(env, plot.box.y + plot.box.h + 46 * unit);
  const room = {
    ...env.stage.content,
    y: head.bottom + 10 * unit,
    h: plot.box.y + plot.box.h - head.bottom - 24 * unit,
  };
  return [...head.layers, ...series(env, plot), ...dates, ...valueMarks(env, plot, room, head.shown)];
}

function header(env: LineEnv): { layers: Layer[]; bottom: number; shown: string } {
  const { content, unit } = env.stage;
  const { scene } = env;
  const title = sceneTitle(env, env.text(scene.title), 54);
  const key = scene.figure ?? scene.points.at(-1)?.figure;
  const shown = key === undefined ? '' : env.figure(key);
  const figure = chromeFigure(env, 'figure', shown, title.bottom + 54 * unit, { size: 240, share: 0.2, at: 80 });
  const layers = [...title.layers, ...(shown ? figure.layers : [])];
  let bottom = figure.box.y + figure.box.h;
  const { delta } = scene;
  if (delta) {
    const text = [
      {
        text: `${env.figure(delta.figure, 'signed')} `,
        color: delta.trend === 'down' ? VAPOR.blush : VAPOR.cyan,
        scale: 1.2,
      },
      { text: env.text(delta.label) },
    ];
    const look = { ...wordLook(env, `${env.figure(delta.figure)} ${env.text(delta.label)}`, 52), text, maxLines: 2 };
    const set = setIn(env, look, { ...content, y: bottom + 50 * unit, h: content.h * 0.12 });
    layers.push(openText(env, 'delta', set, afloat(env, cueFor(env, delta.figure, 500), 0.3)));
    bottom = set.box.y + set.box.h;
  }
  return { layers, bottom, shown };
}

function plotOf(env: LineEnv, top: number): LineProps {
  const { content, unit, safe } = env.stage;
  const values = env.scene.points.map((point) => env.value(point.figure)).filter(Number.isFinite);
  const low = Math.min(...values);
  const high = Math.max(...values);
  const span = high - low || Math.abs(high) || 1;
  const r = 34 * unit;
  const foot = content.y + content.h - 92 * unit;
  const y = top + r + 70 * unit;
  const box = { x: 0, y, w: safe.x + safe.w - r - 10 * unit, h: Math.max(60 * unit, foot - y) };
  const min = low >= 0 && low < span * 0.6 ? 0 : low - span * 0.4;
  return { box, values, min, max: high, mode: 'line' };
}

function series(env: LineEnv, plot: LineProps): Layer[] {
  const { unit } = env.stage;
  const { box } = plot;
  const drawing = [progress({ at: entrance(env, DRAW_AT), ms: DRAW_MS, ease: 'cubic-in-out' }), leave(env)];
  const colors = [VAPOR.sun, VAPOR.gold, VAPOR.peach, VAPOR.pink, VAPOR.dusk].map((color) => `${color}E8`);
  const area = slitFill(box.y, box.y + box.h, colors, `${VAPOR.plum}70`, 0.22);
  const line = (width: number, fill: string): LineProps => ({ ...plot, stroke: { width: width * unit, fill } });
  const floor = { x: 0, y: box.y + box.h - 3 * unit, w: box.w, h: 6 * unit };
  return [
    ...(env.scene.area && plot.min + 0 <= Math.min(...plot.values)
      ? [place(env, 'line', 'area', { ...plot, area }, { z: Z.marks, box, motion: drawing })]
      : []),
    placeRect(env, 'floor', floor, VAPOR.cyan, {
      z: Z.marks + 1,
      motion: [fade({ at: entrance(env, 60) }), leave(env)],
    }),
    place(env, 'line', 'halo', line(34, `${VAPOR.cyan}4D`), { z: Z.marks + 1, box, motion: drawing }),
    place(env, 'line', 'rim', line(18, VAPOR.night), { z: Z.marks + 2, box, motion: drawing }),
    place(env, 'line', 'series', line(10, VAPOR.sky), { z: Z.marks + 3, box, motion: drawing }),
    ...risenSun(env, plot),
  ];
}

/** The sun rises on the value that is told once the line has come there. */
function risenSun(env: LineEnv, plot: LineProps): Layer[] {
  const { unit } = env.stage;
  const focus = seriesFocus(env);
  const spot = linePoints(plot)[focus];
  if (!spot) return [];
  const [x, y] = spot;
  const at = entrance(env, DRAW_AT + (DRAW_MS * focus) / Math.max(1, plot.values.length - 1) - 260);
  const r = 34 * unit;
  const halo = { x: x - 3 * r, y: y - 3 * r, w: 6 * r, h: 6 * r };
  const disc = { x: x - r, y: y - r, w: 2 * r, h: 2 * r };
  const motion = [grow({ at, ms: 460 }), leave(env)];
  return [
    place(
      env,
      'pattern',
      'halo-end',
      { pattern: 'glow', box: halo, color: `${VAPOR.sun}B0`, x, y, r: 3 * r },
      { z: Z.marks + 4, box: halo, motion },
    ),
    place(
      env,
      'shape',
      'marker',
      {
        shape: 'disc',
        x,
        y,
        r,
        fill: fillDown(y - r, y + r, [0, VAPOR.white], [0.5, VAPOR.sun], [1, VAPOR.gold]),
        stroke: { fill: VAPOR.night, width: 6 * unit },
      },
      { z: Z.marks + 5, box: disc, motion },
    ),
  ];
}

function dateLayers(env: LineEnv, y: number): Layer[] {
  const { content, unit } = env.stage;
  const { points } = env.scene;
  const row = { ...content, y, h: 54 * unit };
  const ends = seriesEnds(env, row, 48 * unit, (text) => ({ ...wordLook(env, text, 46), maxLines: 1 }));
  return ends.slice(0, points.length).map((set, index) => {
    const at = entrance(env, DRAW_AT + index * DRAW_MS);
    return openText(env, index === 0 ? 'from' : 'to', set, [fade({ at }), leave(env)]);
  });
}

/** When a series is drawn, ms. */
const DRAW_AT = 160;
const DRAW_MS = 1500;

/** Values on the last, first, highest and lowest point, each where it meets neither the line nor another value. */
function valueMarks(env: LineEnv, plot: LineProps, room: Box, shown: string): Layer[] {
  const { unit } = env.stage;
  const points = linePoints(plot);
  const values = plot.values;
  const ends = [values.length - 1, 0, values.indexOf(Math.max(...values)), values.indexOf(Math.min(...values))];
  const taken: Box[] = [];
  const search = {
    away: [34 * unit, 150 * unit, 10 * unit],
    air: { x: 14 * unit, y: 18 * unit },
    aside: 0.45,
  } as const;
  return [...new Set(ends)].flatMap((index): Layer[] => {
    const key = env.scene.points[index]?.figure;
    const point = points[index];
    if (key === undefined || !point || env.figure(key) === shown) return [];
    const set = setIn(env, { ...wordLook(env, env.figure(key), 50), maxLines: 1 }, { ...room, w: room.w * 0.45 });
    const box = spotBeside(set.box, point, points, taken, room, search);
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
