import { createCanvas, type Context } from '../fonts/canvas';
import { useFont } from '../fonts/canvas-measurer';

/** A noncharacter: no face can have it, so it draws the box that stands for a missing glyph. */
const NOWHERE = '\u{10FFFE}';
const SIZE = 32;
/** Joiners, marks that shape their neighbours, and blanks draw nothing by themselves. */
const SILENT = /[\p{M}\p{Z}\p{C}\uFE0F]/u;

/** Characters of a text that none of a video's registered faces can draw; each would stand as an empty box. */
export function missingGlyphs(text: string, family: string, language: string): string[] {
  const ctx = createCanvas(SIZE * 2, SIZE * 2).getContext('2d');
  useFont(ctx, { family, weight: 500, size: SIZE }, language);
  const box = drawn(ctx, NOWHERE);
  return [...new Set(text)].filter((char) => !SILENT.test(char) && drawn(ctx, char).equals(box));
}

function drawn(ctx: Context, char: string): Buffer {
  const { width, height } = ctx.canvas;
  ctx.clearRect(0, 0, width, height);
  ctx.fillStyle = '#000000';
  ctx.fillText(char, SIZE / 2, SIZE * 1.5);
  return Buffer.from(ctx.getImageData(0, 0, width, height).data.buffer);
}
