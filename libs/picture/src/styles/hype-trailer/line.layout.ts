import { seriesEnds } from '../../compose/series';
import { place, placeRect, placeText } from '../../compose/place';
import { isLandscape } from '../../compose/reading-side';
import { setIn, type SetText, type Look } from '../../compose/set-in';
import { barGeometry } from '../../layers/bars.layer';
import { fillAcross, fillDown } from '../../layers/fill';
import { linePoints, type LineProps } from '../../layers/line.layer';
import { type Box, Z } from '../../stage/stage';
import { lengthsOf } from '../../standard/chart-values';
import type { Layer } from '../../timeline/layer';
import { fade, progress } from '../../timeline/motion';
import type { SceneEnv, SceneOf } from '../scene-env';
import { chartHead } from './lock-up';
import { monoliths, slabMarks } from './monoliths';
import { HYPE } from './preset';
import { leaving, wideType } from './type-and-motion';

type LineEnv = SceneEnv<SceneOf<'line'>>;

/** Most points that still stand as monoliths. */
const CROWD = 20;

/** A hall of monoliths from zero, the last white-hot; long or falling series, and those after bars, are a ridge of light. */
export function lineLayout(env: LineEnv): Layer[] {
  const { content, unit, safe } = env.stage;
  const { scene } = env;
  const { delta } = scene;
  const figure = scene.figure ?? scene.points.at(-1)?.figure;
  const head = chartHead(
    env,
    {
      title: env.text(scene.title),
      ...(figure ? { figure } : {}),
      ...(delta
        ? { change: { text: `${env.figure(delta.figure, 'signed')} ${env.text(delta.label)}`, key: delta.figure } }
        : {}),
    },
    { ...content, h: content.h * (isLandscape(env) ? 0.44 : 0.4) },
  );
  const floor = content.y + content.h - 74 * unit;
  const top = head.bottom + 130 * unit;
  const plot: Box = { x: 0, y: top, w: safe.x + safe.w, h: Math.max(40 * unit, floor - top) };
  const values = scene.points.map((point) => env.value(point.figure));
  const hall =
    values.length <= CROWD &&
    values.length > 2 &&
    values.every((value) => Number.isFinite(value) && value >= 0) &&
    env.before?.layout !== 'bars';
  const marks = hall ? hallOf(env, plot, values) : ridge(env, plot, head.bottom);
  return [...head.layers, ...marks, ...dates(env, floor, hall ? plot : null)];
}

function hallOf(env: LineEnv, plot: Box, values: number[]): Layer[] {
  const { unit, safe } = env.stage;
  const { scene } = env;
  const bars = values.map((value) => ({ value, fill: '' }));
  const { rects, zero } = barGeometry({ box: plot, bars, direction: 'up', gap: 0.24 });
  const about = scene.points.findIndex((point) => point.figure === scene.figure);
  const strong = about < 0 ? values.length - 1 : about;
  const first = setIn(
    env,
    { ...wideType(env, env.figure(scene.points[0]?.figure ?? ''), 46, HYPE.bone), maxLines: 1 },
    { ...safe, w: safe.w * 0.46, h: 80 * unit },
    { align: 'left' },
  );
  const under = rects.filter((rect) => rect.x < first.box.x + first.box.w + 16 * unit);
  const y = Math.min(...under.map((rect) => rect.y)) - 26 * unit - first.box.h;
  const motion = [fade({ at: 520 }), leaving(env)];
  return [
    ...monoliths(env, slabMarks(scene.points, rects), zero, strong, 160),
    ...(strong === 0 ? [] : [placeText(env, 'first', first.block, { x: first.box.x, y }, { motion })]),
  ];
}

/** Dates of both ends, and of the lit monolith between them; an end that it would touch gives way. */
function dates(env: LineEnv, floor: number, hall: Box | null): Layer[] {
  const { safe, unit } = env.stage;
  const { points, figure } = env.scene;
  const row = { ...safe, y: floor + 26 * unit, h: 52 * unit };
  const look = (text: string, color: string): Look => ({ ...wideType(env, text, 46, color), maxLines: 1 });
  const ends = seriesEnds(env, row, 40 * unit, (text) => look(text, HYPE.bone));
  const lit = points.findIndex((point) => point.figure === figure);
  const inside = hall && lit > 0 && lit < points.length - 1;
  const half = { ...row, w: row.w / 2 - 20 * unit };
  const named = inside ? setIn(env, look(env.text(points[lit]?.label), HYPE.bright), half, { align: 'left' }) : null;
  if (named && hall) {
    const centre = hall.x + (hall.w * (lit + 0.5)) / points.length;
    named.box.x = Math.max(safe.x, Math.min(centre - named.box.w / 2, safe.x + safe.w - named.box.w));
  }
  const clear = ({ box }: SetText): boolean =>
    !named || box.x + box.w + 30 * unit < named.box.x || named.box.x + named.box.w + 30 * unit < box.x;
  return [...ends.filter(clear), ...(named ? [named] : [])].map(({ block, box }, index) =>
    placeText(env, `date${index}`, block, box, { motion: [fade({ at: 300 + index * 400 }), leaving(env)] }),
  );
}

/** A blade of light over a glowing mass, drawn from the left with a hot point at its head. */
function ridge(env: LineEnv, plot: Box, ceiling: number): Layer[] {
  const { unit, width, safe } = env.stage;
  const { points } = env.scene;
  const finite = lengthsOf(env, points);
  const [low, high] = [Math.min(...finite), Math.max(...finite)];
  const crosses = low < 0;
  const min = low > high * 0.5 ? low : Math.min(0, low);
  const r = 22 * unit;
  const foot = min > 0 || crosses ? 84 * unit : 0;
  const box = { ...plot, w: plot.w - r, h: Math.max(1, plot.h - foot) };
  const floor = box.y + box.h;
  const props: LineProps = {
    box,
    values: finite,
    min,
    max: Math.max(high, min),
    mode: 'line',
    stroke: {
      width: 12 * unit,
      glow: { color: HYPE.leak, blur: 44 * unit },
      fill: fillAcross(0, box.w, [0, HYPE.bronze], [0.6, HYPE.bright], [1, HYPE.white]),
    },
    ...(crosses
      ? {}
      : {
          area: fillDown(
            box.y,
            floor + foot,
            [0, `${HYPE.deepGold}B0`],
            [0.6, `${HYPE.umber}90`],
            [1, `${HYPE.umber}20`],
          ),
        }),
    marker: { shape: 'disc', r, fill: HYPE.white, ring: { color: HYPE.bright, width: 8 * unit } },
  };
  const ms = 1200;
  env.cue('riser', 160 + ms, -4);
  env.cue('boom', 160 + ms, -4);
  const motion = [progress({ at: 160, ms, ease: 'cubic-in-out' }), leaving(env)];
  const layers: Layer[] = [
    place(env, 'line', 'series', props, { z: Z.marks, box: { ...plot, x: 0, w: width }, motion }),
  ];
  const base = crosses ? floor - (box.h * (0 - min)) / (props.max - min || 1) : plot.y + plot.h;
  const rule = { x: 0, y: base, w: width, h: 3 * unit };
  layers.push(placeRect(env, 'floor', rule, HYPE.amber, { motion: leaving(env) }));
  const lowest = finite.indexOf(low);
  const start = labelOf(env, points[0]?.figure);
  const crest = crestUpTo(linePoints(props), start.box.x + start.box.w + 24 * unit);
  const y = crest - 40 * unit - start.box.h;
  if (y > ceiling + 24 * unit && (foot === 0 || lowest !== 0))
    layers.push(
      placeText(env, 'first', start.block, { x: start.box.x, y }, { motion: [fade({ at: 460 }), leaving(env)] }),
    );
  if (foot === 0) return layers;
  // A foot that is not zero says what it is.
  const named = labelOf(env, points[lowest]?.figure);
  const at = linePoints(props)[lowest]?.[0] ?? safe.x;
  const x = Math.max(safe.x, Math.min(at - named.box.w / 2, safe.x + safe.w - named.box.w));
  const lowY = plot.y + plot.h - (foot + named.box.h) / 2 + 8 * unit;
  layers.push(placeText(env, 'low', named.block, { x, y: lowY }, { motion: [fade({ at: 620 }), leaving(env)] }));
  return layers;
}

function labelOf(env: LineEnv, key: string | undefined): ReturnType<typeof setIn> {
  const { safe, unit } = env.stage;
  const look = { ...wideType(env, key ? env.figure(key) : '', 46, HYPE.bone), maxLines: 1 };
  return setIn(env, look, { ...safe, w: safe.w * 0.46, h: 80 * unit }, { align: 'left' });
}

/** Upper edge of a series from its start to the point after an x. */
function crestUpTo(points: Array<[number, number]>, x: number): number {
  return Math.min(...points.filter((_, index) => (points[index - 1]?.[0] ?? 0) <= x).map(([, y]) => y));
}
