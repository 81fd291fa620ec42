import { stylePainter } from '../../layers/painter';
import { drawBlock } from '../../layers/text.layer';
import type { TextBlock } from '../../text/text-block';

/** The hard shadow of a set text: the same block in one ink, at its own place. */
interface ShadeData {
  block: TextBlock;
  x: number;
  y: number;
}

/** Draws a text's shadow; drawn once. It is no text to read, so the checks do not measure it. */
export const shadePainter = stylePainter<ShadeData>(
  (ctx, { block, x, y }, _state, env) => drawBlock(ctx, block, x, y, env),
  { reach: ({ block, x, y }) => ({ x: x - 20, y: y - 20, w: block.w + 40, h: block.h + 40 }) },
);
