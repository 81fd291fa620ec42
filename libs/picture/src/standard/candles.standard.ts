import { place, placeRect } from '../compose/place';
import { centredWithin } from '../compose/clear-texts';
import { setIn } from '../compose/set-in';
import { candlePlace, priceRange, type Candle, type CandlesProps } from '../layers/candles.layer';
import type { Box } from '../stage/stage';
import type { SceneEnv, SceneOf } from '../styles/scene-env';
import type { Layer } from '../timeline/layer';
import { beat } from './beats';
import { chartFigure, endLabels } from './chart-pieces';
import { headed } from './headed';
import { soundMark } from './moments';
import { placeFigure, placeSet } from './pieces';
import type { StyleKit } from './style-kit';

type Env = SceneEnv<SceneOf<'candles'>>;

/** Candles from edge to edge, the last close on its tag, highest and lowest price where they were reached. */
export function candlesStandard(env: Env, kit: StyleKit): Layer[] {
  const heading = headed(env, kit, env.text(env.scene.title));
  const { layers, area } = chartFigure(env, kit, heading, { delta: env.scene.delta });
  return [...heading.layers, ...layers, ...chart(env, kit, area)];
}

function chart(env: Env, kit: StyleKit, area: Box): Layer[] {
  const { unit } = env.stage;
  const scene = env.scene.candles;
  const candles = scene.map((candle): Candle => ({
    open: env.value(candle.open),
    high: env.value(candle.high),
    low: env.value(candle.low),
    close: env.value(candle.close),
  }));
  const last = scene.at(-1);
  const lastClose = candles.at(-1)?.close ?? Number.NaN;
  if (!last) return [];
  const room = { w: area.w * 0.34, h: area.h * 0.2 };
  const tag = setIn(env, kit.figure(env.figure(last.close), 72, 'onAccent'), { ...area, ...room }, { line: true });
  const dates = endLabels(env, kit, area, env.text(scene[0]?.label), env.text(last.label));
  const pad = 20 * unit;
  const extreme = 60 * unit;
  const plot = {
    x: area.x,
    y: area.y + extreme,
    w: area.w - tag.box.w - 3 * pad,
    h: Math.max(1, area.h - 2 * extreme - dates.h - 24 * unit),
  };
  const props: CandlesProps = {
    box: plot,
    candles,
    ...priceRange(candles),
    up: { fill: kit.colors.up, hollow: kit.colors.up === kit.colors.down },
    down: { fill: kit.colors.down },
    wick: Math.max(2, Math.min(6, plot.w / candles.length / 6)),
    body: 0.66,
  };
  const y = candlePlace(props, candles.length - 1, lastClose)[1];
  const top = Math.max(plot.y, Math.min(y - tag.box.h / 2, plot.y + plot.h - tag.box.h));
  const box = {
    x: area.x + area.w - tag.box.w - 2 * pad,
    y: top - pad,
    w: tag.box.w + 2 * pad,
    h: tag.box.h + 2 * pad,
  };
  const at = beat(env, 6, last.close);
  soundMark(env, kit, at);
  return [
    place(env, 'candles', 'prices', props, { box: plot, motion: kit.enter.chart(80) }),
    placeRect(
      env,
      'close',
      { x: plot.x, y: y - 2 * unit, w: box.x - plot.x, h: 4 * unit },
      `${kit.colors.accent.slice(0, 7)}99`,
      { motion: kit.enter.mark(at) },
    ),
    placeRect(env, 'tag', box, kit.colors.accent, { motion: kit.enter.mark(at) }),
    placeFigure(env, kit, 'tag.figure', tag.block, { x: box.x + pad, y: top }, at),
    ...extremes(env, kit, props, extreme),
    ...dates.layers,
  ];
}

/** Highest and lowest price, each written where it was reached. */
function extremes(env: Env, kit: StyleKit, props: CandlesProps, room: number): Layer[] {
  const { unit } = env.stage;
  const { candles, box } = props;
  const at = (price: number, part: 'high' | 'low'): number => candles.findIndex((candle) => candle[part] === price);
  const marked = [
    { id: 'high', index: at(props.max, 'high'), key: 'high' as const },
    { id: 'low', index: at(props.min, 'low'), key: 'low' as const },
  ];
  return marked.flatMap(({ id, index, key }): Layer[] => {
    const candle = env.scene.candles[index];
    if (!candle) return [];
    const [x, y] = candlePlace(props, index, key === 'high' ? props.max : props.min);
    const { block } = setIn(env, kit.figure(env.figure(candle[key]), 46), {
      ...box,
      w: box.w * 0.6,
      h: room - 16 * unit,
    });
    const gap = 14 * unit;
    const spot = { x: centredWithin(block, x, box), y: key === 'high' ? y - gap - block.h : y + gap };
    return [placeSet(env, kit, id, block, spot, beat(env, 8))];
  });
}
