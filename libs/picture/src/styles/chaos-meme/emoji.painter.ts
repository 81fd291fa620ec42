import { stylePainter } from '../../layers/painter';

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
  env.surface.useFont(ctx, { family: 'Noto Color Emoji', weight: 400, size }, env.language);
  ctx.textAlign = 'center';
  ctx.textBaseline = 'middle';
  if (edge) {
    // A shadow without blur all around is an outline; colour glyphs take no stroke.
    ctx.shadowColor = edge.color;
    ctx.shadowBlur = 0;
    for (let step = 0; step < 16; step += 1) {
      const turn = (step / 16) * Math.PI * 2;
      ctx.shadowOffsetX = Math.cos(turn) * edge.width * (flip ? -1 : 1);
      ctx.shadowOffsetY = Math.sin(turn) * edge.width;
      ctx.fillText(emoji, 0, 0);
    }
    ctx.shadowColor = '#00000000';
  }
  ctx.fillText(emoji, 0, 0);
  ctx.restore();
});
