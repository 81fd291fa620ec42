import { column, type ColumnPart } from '../../compose/stack';
import { place, placeDisc, placeRect, placeText } from '../../compose/place';
import { crestUpTo, seriesFocus, seriesBase, type SeriesBase, seriesEnds } from '../../compose/series';
import { setIn, type Look } from '../../compose/set-in';
import { linePoints, type LineProps } from '../../layers/line.layer';
import type { Box } from '../../stage/stage';
import type { Layer } from '../../timeline/layer';
import { fade, grow, progress, wipeIn } from '../../timeline/motion';
import type { SceneEnv, SceneOf } from '../scene-env';
import { arrowArt, fieldArt, roundArt } from './poster-art';
import { baseField, GUIDE, RULE } from './poster-grid';
import { SWISS } from './preset';
import { cueFor, figureType, ruleIn, typeIn, wordType } from './type-and-motion';

type LineEnv = SceneEnv<SceneOf<'line'>>;

/** A solid black mass with a red disc on the value it is about, standing on a red field that turns the bottom zone into the poster. */
export function lineLayout(env: LineEnv): Layer[] {
  const { stage, scene } = env;
  const { content, unit, width, height, safe } = stage;
  const values = scene.points.map((point) => env.value(point.figure)).filter(Number.isFinite);
  const head = header(env);
  const field = content.y + content.h - 76 * unit;
  const base = seriesBase(values);
  const plinth = base.index === null ? 0 : 78 * unit;
  const r = 44 * unit;
  const right = safe.x + safe.w;
  const first = setIn(env, wordType(env, env.figure(scene.points[0]?.figure ?? ''), 48, SWISS.black), {
    x: safe.x,
    y: 0,
    w: safe.w * 0.5,
    h: 90 * unit,
  });
  const focus = seriesFocus(env);
  const atEnd = focus === scene.points.length - 1;
  const top = head.bottom + 80 * unit;
  const plot: LineProps = {
    box: { x: 0, y: top + r, w: right - r, h: Math.max(1, field - plinth - top - r) },
    values,
    min: base.min,
    max: Math.max(base.min, ...values),
    mode: 'line',
    ...(base.crosses ? { stroke: { fill: SWISS.black, width: 18 * unit } } : { area: SWISS.black }),
    ...(atEnd ? { marker: { shape: 'disc', r, fill: SWISS.red } } : {}),
  };
  const layers: Layer[] = [
    fieldArt(env, { x: 0, y: field, w: width, h: height - field }, SWISS.red, -200),
    place(env, 'line', 'series', plot, {
      motion: progress({ at: 200, ms: 1500, ease: 'cubic-in-out' }),
      box: plot.box,
    }),
    ...baseLayers(env, plot, base, plinth),
    ...(atEnd ? [] : focusDisc(env, linePoints(plot), focus, r)),
  ];
  const crest = crestUpTo(linePoints(plot), first.box.x + first.box.w + 24 * unit);
  const stands = crest - 30 * unit - first.box.h;
  if (base.index !== 0 && values.length > 1 && stands > head.bottom + 30 * unit)
    layers.push(placeText(env, 'first', first.block, { x: first.box.x, y: stands }, { motion: fade({ at: 460 }) }));
  const ground = baseField(env);
  if (ground) layers.push(footArt(env, ground));
  return [...layers, ...dates(env, field), ...head.layers];
}

/** Under the dates: the way of the change, or the dark half of a disc that rises. */
function footArt(env: LineEnv, ground: Box): Layer {
  const { width, unit } = env.stage;
  const trend = env.scene.delta?.trend;
  const corner = { ...ground, x: width * 0.5, y: ground.y + 40 * unit, w: width * 0.52 };
  if (trend === 'up' || trend === 'down') return arrowArt(env, corner, trend === 'up', SWISS.black, 900);
  const size = width * 0.9;
  return roundArt(env, { x: width * 0.36, y: ground.y + 56 * unit, w: size, h: size }, SWISS.black, 900);
}

function baseLayers(env: LineEnv, plot: LineProps, base: SeriesBase, plinth: number): Layer[] {
  const { unit, safe } = env.stage;
  const floor = plot.box.y + plot.box.h;
  if (base.crosses) {
    const span = plot.max - plot.min || 1;
    const zero = floor - (plot.box.h * (0 - plot.min)) / span;
    return [
      placeRect(env, 'zero', { x: 0, y: zero, w: plot.box.w, h: GUIDE * unit }, SWISS.black, {
        motion: ruleIn(120, true),
      }),
    ];
  }
  const key = base.index === null ? undefined : env.scene.points[base.index]?.figure;
  if (key === undefined) return [];
  const foot: Box = { x: 0, y: floor, w: plot.box.w, h: plinth };
  const box = { ...foot, x: safe.x, w: safe.w * 0.6 };
  const low = setIn(env, wordType(env, env.figure(key), 46, SWISS.paper), box, { stand: 'middle', align: 'left' });
  return [
    placeRect(env, 'plinth', foot, SWISS.black, { motion: wipeIn({ at: 200, ms: 1500, ease: 'cubic-in-out' }) }),
    placeText(env, 'low', low.block, low.box, { motion: typeIn(360) }),
  ];
}

function dates(env: LineEnv, field: number): Layer[] {
  const { safe, unit } = env.stage;
  const row = { ...safe, y: field + 26 * unit, h: 60 * unit };
  const look = (text: string): Look => ({ ...wordType(env, text, 44, SWISS.paper), maxLines: 1 });
  const [from, to] = seriesEnds(env, row, 40 * unit, look);
  return [
    placeText(env, 'from', from.block, from.box, { motion: typeIn(300) }),
    placeText(env, 'to', to.block, to.box, { motion: fade({ at: 1500 }) }),
  ];
}

function header(env: LineEnv): { layers: Layer[]; bottom: number } {
  const { content, unit } = env.stage;
  const { scene } = env;
  const { delta } = scene;
  const key = scene.figure ?? scene.points.at(-1)?.figure;
  const changeAt = delta ? cueFor(env, delta.figure, 420) : 0;
  const change = delta && [
    { text: `${env.figure(delta.figure, 'signed')} `, color: SWISS.red, weight: 700, scale: 1.6, kern: -0.03 },
    { text: ` ${env.text(delta.label)}` },
  ];
  const parts: ColumnPart[] = [
    { id: 'head0', motion: typeIn(0), text: { ...wordType(env, env.text(scene.title), 54, SWISS.black), maxLines: 2 } },
  ];
  const figure = { id: 'figure', motion: typeIn(140, 'bottom'), line: true, gap: 40 * unit };
  if (key) parts.push({ ...figure, text: figureType(env, env.figure(key), 236, SWISS.black) });
  parts.push({ id: 'rule', motion: ruleIn(0), height: RULE * unit, gap: 52 * unit });
  const words = { id: `head${parts.length}`, motion: typeIn(changeAt), gap: 44 * unit };
  if (change) parts.push({ ...words, text: { ...wordType(env, change, 54, SWISS.black, 500), maxLines: 2 } });
  return column(env, { ...content, h: content.h * 0.5 }, parts, SWISS.black);
}

/** The disc on a value that is not the last one, its date beside it, and the last value at the line's end. */
function focusDisc(env: LineEnv, points: Array<[number, number]>, focus: number, r: number): Layer[] {
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
  return [
    placeDisc(env, 'focus', { x, y, r }, SWISS.red, { motion: grow({ at, ms: 360 }) }),
    placeText(env, 'focus-date', date.block, date.box, { motion: typeIn(at + 160) }),
    placeText(env, 'last', value.block, value.box, { motion: fade({ at: 1500 }) }),
  ];
}
