import { type PlaceOptions, placePaint, placeStill } from '../../compose/place';
import { stylePainter } from '../../layers/painter';
import { Z, type Box } from '../../stage/stage';
import type { Layer } from '../../timeline/layer';
import type { VideoEnv, SceneEnv } from '../scene-env';
import { onGrid, pixelOf } from './pixel-grid';
import { ARCADE } from './preset';

interface WindowData {
  box: Box;
  px: number;
  fill: string;
  edge: string;
  shade: string;
}

/** Draws a window with cut corners, a line of one art pixel inside its rim, and a hard shadow; drawn once. */
export const windowPainter = stylePainter<WindowData>(
  (ctx, { box: { x, y, w, h }, px, fill, edge, shade }) => {
    const notched = (by: number, color: string, dx = 0): void => {
      ctx.fillStyle = color;
      ctx.fillRect(x + by + px + dx, y + by + dx, w - 2 * by - 2 * px, h - 2 * by);
      ctx.fillRect(x + by + dx, y + by + px + dx, w - 2 * by, h - 2 * by - 2 * px);
    };
    notched(0, shade, px * 2);
    notched(0, edge);
    notched(px, fill);
  },
  { reach: ({ box, px }) => ({ x: box.x, y: box.y, w: box.w + 2 * px, h: box.h + 2 * px }) },
);

/** A game's window: what is told or counted stands in it. The box is moved onto the grid. */
export function gameWindow(
  env: VideoEnv,
  id: string,
  room: Box,
  options: PlaceOptions & { fill?: string; edge?: string } = {},
): Layer {
  const { fill = ARCADE.navy, edge = ARCADE.cyan, ...rest } = options;
  const px = pixelOf(env.stage);
  const box = { x: onGrid(room.x, px), y: Math.round(room.y), w: onGrid(room.w, px), h: onGrid(room.h, px) };
  const data: WindowData = { box, px, fill, edge, shade: `${ARCADE.black}99` };
  return placePaint(env, id, 'arcade.window', data, { z: Z.marks, box, ...rest });
}

/** A picture of the payload in a thick frame of the game; nothing where there is none. */
export function screenshot(
  env: SceneEnv,
  id: string,
  still: number | undefined,
  box: Box,
  options: PlaceOptions,
): Layer[] {
  const ring = { color: ARCADE.yellow, width: 12 * env.stage.unit };
  return placeStill(env, id, still, box, { backing: ARCADE.white, ring }, options);
}
