import type { FontSpec } from '../text/font';
import type { Painter } from './painter';

/**
 * One emoji in colour, its middle at x and y, `size` px high. Its style names the characters it uses in the preset's
 * `lettering`, so that the face is registered.
 */
export interface EmojiProps {
  emoji: string;
  x: number;
  y: number;
  size: number;
}

/** Share of the type's size that a glyph of the face is high. */
const GLYPH = 1.17;

/** An emoji; drawn once and moved by its layer. */
export const emojiPainter: Painter<EmojiProps> = {
  draw(ctx, props, _state, env) {
    const font: FontSpec = { family: 'Noto Color Emoji', weight: 400, size: props.size / GLYPH };
    env.surface.useFont(ctx, font, env.language);
    const ink = env.measurer.ink(props.emoji, font);
    ctx.fillStyle = '#000000';
    ctx.fillText(props.emoji, props.x - ink.advance / 2, props.y + (ink.ascent - ink.descent) / 2);
  },
};
