import { splitAcross, splitDown } from '../compose/reading-side';
import { setIn } from '../compose/set-in';
import type { Box } from '../stage/stage';
import type { Baseline, Trend } from '../storyboard/scene-content';
import type { SceneEnv } from '../styles/scene-env';
import type { Layer } from '../timeline/layer';
import { beat } from './beats';
import { lengthOf } from './chart-values';
import type { Headed } from './headed';
import { toneOf, trendMark } from './marks';
import { soundLanding } from './moments';
import { figurePiece, type Piece, placeFigure, placeSet, textPiece } from './pieces';
import type { StyleKit } from './style-kit';

/** The figure a chart is about and its change, over the chart or in the column beside it; `area` is left for the chart. */
export function chartFigure(
  env: SceneEnv,
  kit: StyleKit,
  { body, aside }: Headed,
  { figure, delta }: { figure?: string | undefined; delta?: Delta | undefined },
): { layers: Layer[]; area: Box } {
  const { unit } = env.stage;
  const room = aside ?? { ...body, h: body.h * (figure && delta ? 0.34 : 0.22) };
  const layers: Layer[] = [];
  let bottom = room.y;
  if (figure !== undefined) {
    soundLanding(env, kit, beat(env, 2, figure));
    const look = kit.figure(env.figure(figure), 210, 'accent');
    const share = delta ? 0.56 : 1;
    const piece = figurePiece(
      env,
      kit,
      'figure',
      look,
      { ...room, h: room.h * share },
      { at: beat(env, 2, figure), line: true },
    );
    layers.push(...piece.layers);
    bottom = piece.box.y + piece.box.h;
  }
  if (delta) {
    const top = figure === undefined ? room.y : bottom + 40 * unit;
    const piece = deltaPiece(
      env,
      kit,
      delta,
      { ...room, y: top, h: Math.max(1, room.y + room.h - top) },
      figure === undefined ? 130 : 84,
    );
    layers.push(...piece.layers);
    bottom = piece.box.y + piece.box.h;
  }
  if (layers.length === 0 || aside) return { layers, area: body };
  return { layers, area: splitDown(body, bottom - body.y, 60 * unit)[1] };
}

/** A change that the payload holds, with its window. */
interface Delta {
  figure: string;
  label: string;
  trend: Trend;
}

/** A change with its mark: figure and window beside each other, or under each other where the box is narrow. */
function deltaPiece(env: SceneEnv, kit: StyleKit, delta: Delta, box: Box, size: number): Piece {
  const { unit } = env.stage;
  const at = beat(env, 3, delta.figure);
  const text = env.text(delta.label);
  const signed = kit.figure(env.figure(delta.figure, 'signed'), size, toneOf(delta.trend));
  const markSize = size * 0.5 * unit;
  const [, afterMark] = splitAcross(env, box, markSize, 22 * unit);
  const across = box.w > 620 * unit;
  const room = across ? splitAcross(env, afterMark, afterMark.w * 0.5, 0)[0] : { ...afterMark, h: box.h * 0.6 };
  const figure = setIn(env, signed, room, { line: true });
  const start = splitAcross(env, afterMark, figure.box.w, 28 * unit);
  const under = { ...box, y: box.y + figure.box.h + 24 * unit, h: Math.max(1, box.h - figure.box.h - 24 * unit) };
  const label = setIn(env, kit.words(text, 48, 'dim'), across ? { ...start[1], h: figure.box.h * 1.4 } : under);
  const markBox = splitAcross(env, { ...box, y: box.y + (figure.box.h - markSize) / 2, h: markSize }, markSize, 0)[0];
  const labelY = across ? box.y + (figure.box.h - label.box.h) / 2 : label.box.y;
  const top = Math.min(box.y, labelY);
  return {
    layers: [
      trendMark(env, kit, 'delta.mark', delta.trend, markBox, at),
      placeFigure(env, kit, 'delta.figure', figure.block, { x: start[0].x, y: box.y }, at),
      placeSet(env, kit, 'delta.label', label.block, { x: label.box.x, y: labelY }, at + 80),
    ],
    box: { x: box.x, y: top, w: box.w, h: Math.max(box.y + figure.box.h, labelY + label.box.h) - top },
  };
}

/** First and last label of a stretch of time at the foot of a chart; time runs to the right in every language. */
export function endLabels(
  env: SceneEnv,
  kit: StyleKit,
  area: Box,
  first: string,
  last: string,
): { layers: Layer[]; h: number } {
  const { unit } = env.stage;
  const half = { ...area, w: area.w * 0.46, h: Math.min(area.h * 0.16, 110 * unit) };
  const strip = { ...half, y: area.y + area.h - half.h };
  const set = (id: string, text: string, box: Box, align: 'left' | 'right') =>
    textPiece(env, kit, id, kit.words(text, 44, 'dim'), box, { at: 120, stand: 'bottom', align });
  const pieces = [
    ...(first ? [set('from', first, strip, 'left')] : []),
    ...(last && last !== first ? [set('until', last, { ...strip, x: area.x + area.w - half.w }, 'right')] : []),
  ];
  return { layers: pieces.flatMap((piece) => piece.layers), h: Math.max(0, ...pieces.map((piece) => piece.box.h)) };
}

/** A chart's baseline: its value, the room it leaves for the marks, and its figure at the end of a rule at height `y`. */
export interface BaselinePiece {
  value: number;
  area: Box;
  write(y: number): Layer[];
}

/** Makes room for a baseline's figure beside a chart; zero is written by its rule alone. Null where there is none. */
export function baselinePiece(
  env: SceneEnv,
  kit: StyleKit,
  area: Box,
  baseline: Baseline | undefined,
): BaselinePiece | null {
  if (baseline === undefined) return null;
  if (baseline === 0) return { value: 0, area, write: () => [] };
  const { unit } = env.stage;
  const look = kit.figure(env.figure(baseline), 52, 'dim');
  const { block } = setIn(env, look, { ...area, w: area.w * 0.26, h: 80 * unit }, { line: true });
  const w = area.w - block.w - 20 * unit;
  return {
    value: lengthOf(env, baseline),
    area: { ...area, w },
    write: (y) => [placeSet(env, kit, 'baseline', block, { x: area.x + area.w - block.w, y: y - block.h / 2 }, 160)],
  };
}
