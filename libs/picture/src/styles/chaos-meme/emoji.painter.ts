import { type DrawEnv, stylePainter } from '../../layers/painter';
import type { Context } from '../../surface/surface';

const FAMILY = 'Noto Color Emoji';
const EDGE_STEPS = 16;

/** One glyph of the emoji face; middle and size in pixels. */
export interface EmojiData {
  emoji: string;
  x: number;
  y: number;
  size: number;
  flip: boolean;
  /** A sticker's edge around it; null for none. */
  edge: { color: string; width: number } | null;
}

/** Drawn once, then moved as a picture. */
export const emojiPainter = stylePainter<EmojiData>((ctx, { emoji, x, y, size, flip, edge }, _state, env) => {
  ctx.save();
  ctx.translate(x, y);
  if (flip) ctx.scale(-1, 1);
  env.surface.useFont(ctx, { family: FAMILY, weight: 400, size }, env.language);
  ctx.textAlign = 'center';
  ctx.textBaseline = 'middle';
  if (edge) drawEdge(ctx, { emoji, size, edge }, env);
  ctx.fillText(emoji, 0, 0);
  ctx.restore();
});

/** Colour glyphs take no stroke, and canvases differ about their shadows: the glyph's shape is laid down all around it. */
function drawEdge(
  ctx: Context,
  { emoji, size, edge }: Pick<EmojiData, 'emoji' | 'size'> & { edge: NonNullable<EmojiData['edge']> },
  env: DrawEnv,
): void {
  const side = Math.ceil(size * 1.5);
  const shape = env.surface.canvas(side, side);
  const pen = shape.getContext('2d');
  env.surface.useFont(pen, { family: FAMILY, weight: 400, size }, env.language);
  pen.textAlign = 'center';
  pen.textBaseline = 'middle';
  pen.fillText(emoji, side / 2, side / 2);
  pen.globalCompositeOperation = 'source-in';
  pen.fillStyle = edge.color;
  pen.fillRect(0, 0, side, side);
  for (let step = 0; step < EDGE_STEPS; step += 1) {
    const turn = (step / EDGE_STEPS) * Math.PI * 2;
    ctx.drawImage(shape, Math.cos(turn) * edge.width - side / 2, Math.sin(turn) * edge.width - side / 2);
  }
}
