import type { Box } from '../stage/stage';
import type { SceneEnv } from '../styles/scene-env';
import type { Layer } from '../timeline/layer';
import { textPiece } from './pieces';
import type { StyleKit } from './style-kit';

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
