import { cssFont, type Surface, variations } from '@app/picture';
import { type Canvas, createCanvas } from '../fonts/canvas';
import { registerFonts } from '../fonts/register-fonts';

/** Videos on the server are drawn on its native canvas, in the faces of the pinned packages. */
export const serverSurface: Surface<Canvas> = {
  canvas: createCanvas,
  needFonts: registerFonts,
  pixels: (canvas) => canvas.data(),
  useFont(ctx, font, language) {
    ctx.font = cssFont(font);
    ctx.fontVariationSettings = variations(font);
    ctx.lang = language;
    ctx.letterSpacing = `${((font.kern ?? 0) * font.size).toFixed(3)}px`;
    // Old-style figures dance up and down beside each other; faces that have both are told to stand in line.
    ctx.fontVariantNumeric = font.tabular ? 'lining-nums tabular-nums' : 'lining-nums';
    ctx.textAlign = 'left';
    ctx.textBaseline = 'alphabetic';
  },
  // The native canvas remembers the pictures that were drawn on it, and they stay in memory for as long as it does. One
  // that is drawn on and looked at twice remembers but its own pixels.
  settle(canvas) {
    const onlooker = createCanvas(1, 1).getContext('2d');
    const look = (): void => {
      onlooker.drawImage(canvas, 0, 0, 1, 1, 0, 0, 1, 1);
      onlooker.clearRect(0, 0, 1, 1);
    };
    look();
    canvas.getContext('2d').fillRect(-2, -2, 1, 1);
    look();
  },
};
