import { type PlaceOptions, placeText } from '../compose/place';
import { setIn, type Look } from '../compose/set-in';
import type { TextProps } from '../layers/text.layer';
import type { Box } from '../stage/stage';
import type { SceneEnv } from '../styles/scene-env';
import type { TextBlock } from '../text/text-block';
import type { Layer } from '../timeline/layer';
import type { StyleKit } from './style-kit';

/** Layers and the box of their ink. */
export interface Piece {
  layers: Layer[];
  box: Box;
}

type Fit = NonNullable<Parameters<typeof setIn>[3]>;

/** A text inside a box, entering in the style's way. */
export function textPiece(
  env: SceneEnv,
  kit: StyleKit,
  id: string,
  look: Look,
  box: Box,
  { at, z, ...fit }: Fit & { at: number; z?: number },
): Piece {
  const set = setIn(env, look, box, fit);
  return { layers: [placeSet(env, kit, id, set.block, set.box, at, { z })], box: set.box };
}

/** A set text at a place, entering in the style's way. */
export function placeSet(
  env: SceneEnv,
  kit: StyleKit,
  id: string,
  block: TextBlock,
  place: { x: number; y: number },
  at: number,
  options: PlaceOptions = {},
): Layer {
  return placeText(env, id, block, place, { motion: kit.enter.type(at), ...options });
}

/** A figure inside a box, entering in the style's way. */
export function figurePiece(
  env: SceneEnv,
  kit: StyleKit,
  id: string,
  look: Look,
  box: Box,
  { at, ...fit }: Fit & { at: number },
): Piece {
  const set = setIn(env, look, box, fit);
  return { layers: [placeFigure(env, kit, id, set.block, set.box, at)], box: set.box };
}

/** A set figure at a place, entering in the style's way. */
export function placeFigure(
  env: SceneEnv,
  kit: StyleKit,
  id: string,
  block: TextBlock,
  place: { x: number; y: number },
  at: number,
): Layer {
  return placeText(env, id, block, place, { motion: kit.enter.figure(at), ...inkAround(env, kit, block) });
}

/** Smaller figures, px on 1080x1920, would fill with the ink around them. */
const INKED_FROM = 110;

/** Outline and hard shadow of a coloured figure, in styles that draw with ink. */
function inkAround(env: SceneEnv, { inked }: StyleKit, { size, lines }: TextBlock): Pick<TextProps, 'stroke' | 'drop'> {
  if (!inked || size < INKED_FROM * env.stage.unit || lines[0]?.runs[0]?.fill === inked.color) return {};
  const { color, figure, shadow } = inked;
  const width = size * figure;
  return { stroke: { color, width }, drop: { x: size * shadow, y: size * shadow * 1.3, color, width } };
}
