import { stylePainter } from '../../layers/painter';
import type { Box } from '../../stage/stage';
import { tintOf, type Tint } from './tint';

/** Mist that thickens from nothing at its upper edge to `full`, a share of its height, and stays. */
export interface HazeData {
  box: Box;
  color: Tint;
  /** Colour of the light in it, strongest at its foot. */
  light: string;
  full: number;
}

export const hazePainter = stylePainter<HazeData>((ctx, { box, color, light, full }) => {
  const fill = ctx.createLinearGradient(0, box.y, 0, box.y + box.h);
  fill.addColorStop(0, tintOf(color, 0));
  fill.addColorStop(full * 0.5, tintOf(color, 0.55));
  fill.addColorStop(full, tintOf(color, 0.95));
  fill.addColorStop(1, tintOf([color, light, 0.45], 1));
  ctx.fillStyle = fill;
  ctx.fillRect(box.x, box.y, box.w, box.h);
});
