import { splitAcross } from '../compose/reading-side';
import { setIn } from '../compose/set-in';
import type { Box } from '../stage/stage';
import type { SceneEnv } from '../styles/scene-env';
import type { Trend } from '../storyboard/scene-content';
import { beat } from './beats';
import { toneOf, trendMark } from './marks';
import { placeFigure, placeSet, type Piece } from './pieces';
import type { StyleKit } from './style-kit';

/** A change that the payload holds, with its window. */
export interface Delta {
  figure: string;
  label: string;
  trend: Trend;
}

/** A change with its mark: figure and window beside each other, or under each other where the box is narrow. */
export function deltaPiece(env: SceneEnv, kit: StyleKit, delta: Delta, box: Box, size: number): Piece {
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
