import { centredWithin, clearTexts, type LooseText } from '../compose/clear-texts';
import { place } from '../compose/place';
import { setIn } from '../compose/set-in';
import { fillDown } from '../layers/fill';
import { linePoints, type LineProps } from '../layers/line.layer';
import type { Box } from '../stage/stage';
import type { SceneEnv, SceneOf } from '../styles/scene-env';
import type { Layer } from '../timeline/layer';
import { beat } from './beats';
import { type BaselinePiece, baselinePiece, chartFigure, endLabels } from './chart-pieces';
import { lengthsOf } from './chart-values';
import { headed } from './headed';
import { rulePiece } from './marks';
import { placeSet } from './pieces';
import type { StyleKit } from './style-kit';

type Env = SceneEnv<SceneOf<'line'>>;

/** A line from edge to edge; first, last, highest and lowest value stand on their points, and no other number. */
export function lineStandard(env: Env, kit: StyleKit): Layer[] {
  const { scene } = env;
  const heading = headed(env, kit, env.text(scene.title));
  const last = scene.points.at(-1)?.figure;
  const same = scene.figure !== undefined && last !== undefined && env.figure(scene.figure) === env.figure(last);
  const { layers, area } = chartFigure(env, kit, heading, { figure: scene.figure, delta: scene.delta });
  return [...heading.layers, ...layers, ...chart(env, kit, area, same)];
}

function chart(env: Env, kit: StyleKit, room: Box, endIsShown: boolean): Layer[] {
  const { unit } = env.stage;
  const base = baselinePiece(env, kit, room, env.scene.baseline);
  const area = base?.area ?? room;
  const { points } = env.scene;
  const values = lengthsOf(env, points);
  const dates = endLabels(env, kit, area, env.text(points[0]?.label), env.text(points.at(-1)?.label));
  const strip = 108 * unit;
  const marker = 16 * unit;
  const box = {
    x: area.x + marker,
    y: area.y + strip,
    w: area.w - 2 * marker,
    h: Math.max(1, area.h - 2 * strip - dates.h - 12 * unit),
  };
  const reach = base ? [...values, base.value] : values;
  const [min, max] = [Math.min(...reach), Math.max(...reach)];
  const accent = kit.colors.accent.slice(0, 7);
  const props: LineProps = {
    box,
    values,
    min,
    max,
    mode: 'line',
    stroke: { fill: kit.colors.accent, width: Math.max(8, kit.shape.line * 1.4) * unit },
    marker: { shape: kit.shape.radius > 0 ? 'disc' : 'square', r: marker, fill: kit.colors.accent },
    ...(env.scene.area
      ? {
          area: fillDown(box.y, box.y + box.h, [0, `${accent}59`], [1, `${accent}00`]),
        }
      : {}),
  };
  const texts = valueTexts(env, kit, props, area, endIsShown);
  return [
    ...(base ? baselineRule(env, kit, props, area, base) : []),
    place(env, 'line', 'line', props, { box: area, motion: kit.enter.chart(beat(env, 1)) }),
    ...texts.map(({ block, x, y, of }) => placeSet(env, kit, of, block, { x, y }, beat(env, of === 'first' ? 2 : 9))),
    ...dates.layers,
  ];
}

/** The rule that the line is read against, with its figure at the end. */
function baselineRule(env: Env, kit: StyleKit, { box, min, max }: LineProps, area: Box, base: BaselinePiece): Layer[] {
  const h = Math.max(3, kit.shape.line * 0.5) * env.stage.unit;
  const y = box.y + box.h * (1 - (base.value - min) / (max - min || 1));
  return [...rulePiece(env, kit, 'baseline-rule', { ...area, y: y - h / 2, h }, 60), ...base.write(y)];
}

/** Values at the ends and where the line turns; the line's own end is left out where the chart's figure already says it. */
function valueTexts(
  env: Env,
  kit: StyleKit,
  props: LineProps,
  area: Box,
  endIsShown: boolean,
): Array<LooseText<string>> {
  const { unit } = env.stage;
  const { values } = props;
  const spots = linePoints(props);
  const last = values.length - 1;
  const wanted = [
    { of: 'last', index: last, weight: 0, strong: true },
    { of: 'first', index: 0, weight: 1, strong: false },
    { of: 'highest', index: values.indexOf(Math.max(...values)), weight: 2, strong: false },
    { of: 'lowest', index: values.indexOf(Math.min(...values)), weight: 2, strong: false },
  ].filter(({ of, index }) => (of === 'last' ? true : index !== last && (of === 'first' || index !== 0)));
  const texts = wanted.flatMap(({ of, index, weight, strong }): Array<LooseText<string>> => {
    const point = env.scene.points[index];
    const [x, y] = spots[index] ?? [0, 0];
    if (!point) return [];
    const size = strong && !endIsShown ? 72 : 52;
    const { block } = setIn(env, kit.figure(env.figure(point.figure), size, strong ? 'accent' : 'ink'), {
      ...area,
      w: area.w * 0.45,
      h: 64 * unit,
    });
    const beside = values[index === 0 ? 1 : index - 1] ?? 0;
    const above = of === 'highest' || (of !== 'lowest' && (values[index] ?? 0) >= beside);
    const away = (strong ? 34 : 26) * unit;
    return [{ block, x: centredWithin(block, x, area), y: above ? y - away - block.h : y + away, weight, of }];
  });
  return clearTexts(texts, [], 12 * unit);
}
