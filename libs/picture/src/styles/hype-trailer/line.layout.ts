import { placeText } from '../../compose/place';
import { isLandscape } from '../../compose/reading-side';
import { setIn, type SetText } from '../../compose/set-in';
import { barGeometry } from '../../layers/bars.layer';
import type { Box } from '../../stage/stage';
import type { Layer } from '../../timeline/layer';
import { fade } from '../../timeline/motion';
import type { SceneEnv, SceneOf } from '../scene-env';
import { chartHead } from './chart-head';
import { leaving } from './hype-motion';
import { monoliths } from './monoliths';
import { HYPE } from './preset';
import { ridge } from './ridge';
import { wideType } from './type-scale';

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
        ? {
            change: {
              text: `${env.figure(delta.figure, 'signed')} ${env.text(delta.label)}`,
              key: delta.figure,
            },
          }
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
    ...monoliths(env, rects, zero, strong, 160),
    ...(strong === 0 ? [] : [placeText(env, 'first', first.block, { x: first.box.x, y }, { motion })]),
  ];
}

/** Dates of both ends, and of the lit monolith between them; an end that it would touch gives way. */
function dates(env: LineEnv, floor: number, hall: Box | null): Layer[] {
  const { safe, unit } = env.stage;
  const { points, figure } = env.scene;
  const row = { x: safe.x, y: floor + 26 * unit, w: safe.w / 2 - 20 * unit, h: 52 * unit };
  const set = (index: number, x: number, align: 'left' | 'right', color: string): SetText => {
    const look = { ...wideType(env, env.text(points.at(index)?.label), 46, color), maxLines: 1 };
    return setIn(env, look, { ...row, x }, { align });
  };
  const ends = [set(0, safe.x, 'left', HYPE.bone), set(-1, safe.x + safe.w - row.w, 'right', HYPE.bone)];
  const lit = points.findIndex((point) => point.figure === figure);
  const named = hall && lit > 0 && lit < points.length - 1 ? set(lit, safe.x, 'left', HYPE.bright) : null;
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
