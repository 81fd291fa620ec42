import type { Context, Surface } from '../surface/surface';

/** A noncharacter: no face can have it, so it draws the box that stands for a missing glyph. */
const NOWHERE = '\u{10FFFE}';
const SIZE = 32;
/** Joiners, marks that shape their neighbours, and blanks draw nothing by themselves. */
const SILENT = /[\p{M}\p{Z}\p{C}\uFE0F]/u;

/** Characters of a text that none of a video's registered faces can draw; each would stand as an empty box. */
export function missingGlyphs(surface: Surface, text: string, family: string, language: string): string[] {
  const ctx = surface.canvas(SIZE * 2, SIZE * 2).getContext('2d');
  surface.useFont(ctx, { family, weight: 500, size: SIZE }, language);
  const box = drawn(ctx, NOWHERE);
  return [...new Set(text)].filter((char) => !SILENT.test(char) && isSame(drawn(ctx, char), box));
}

function drawn(ctx: Context, char: string): Uint8ClampedArray {
  const { width, height } = ctx.canvas;
  ctx.clearRect(0, 0, width, height);
  ctx.fillStyle = '#000000';
  ctx.fillText(char, SIZE / 2, SIZE * 1.5);
  return ctx.getImageData(0, 0, width, height).data;
}

function isSame(one: Uint8ClampedArray, other: Uint8ClampedArray): boolean {
  return one.every((value, index) => value === other[index]);
}
