import { placeText } from '../../compose/place';
import { setIn } from '../../compose/set-in';
import { barGeometry } from '../../layers/bars.layer';
import type { Box } from '../../stage/stage';
import type { Layer } from '../../timeline/layer';
import { fade } from '../../timeline/motion';
import type { SceneEnv, SceneOf } from '../scene-env';
import { chartHead } from './chart-head';
import { isWide } from './frame-plan';
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
    { ...content, h: content.h * (isWide(env) ? 0.44 : 0.4) },
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
  return [...head.layers, ...marks, ...dates(env, floor)];
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

function dates(env: LineEnv, floor: number): Layer[] {
  const { safe, unit } = env.stage;
  const half = { x: safe.x, y: floor + 26 * unit, w: safe.w / 2 - 20 * unit, h: 52 * unit };
  const ends = [env.scene.points[0], env.scene.points.at(-1)];
  return ends.map((point, index) => {
    const box = index === 0 ? half : { ...half, x: safe.x + safe.w - half.w };
    const look = { ...wideType(env, env.text(point?.label), 46, HYPE.bone), maxLines: 1 };
    const set = setIn(env, look, box, { align: index === 0 ? 'left' : 'right' });
    return placeText(env, `date${index}`, set.block, set.box, {
      motion: [fade({ at: 300 + index * 700 }), leaving(env)],
    });
  });
}
