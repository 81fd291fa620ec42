import type { FontSpec } from '../text/font';
import { cssFont, variations } from '../text/font';
import type { Ink, TextMeasurer } from '../text/ink-box';
import { createCanvas, type Context } from './canvas';

/** Above some 250 px the canvas tells the bounds of a small drawing blown up, 6 px too wide at 435: measure below it. */
const EXACT_SIZE = 200;

/** Measures with the very canvas that draws; remembers what it has measured for one film. */
export class CanvasMeasurer implements TextMeasurer {
  private readonly ctx: Context = createCanvas(8, 8).getContext('2d');
  private readonly known = new Map<string, Ink>();

  constructor(private readonly language: string) {}

  ink(text: string, font: FontSpec): Ink {
    const key = `${keyOf(font)}|${text}`;
    const found = this.known.get(key);
    if (found) return found;
    const size = Math.min(font.size, EXACT_SIZE);
    const scale = font.size / size;
    const tall = font.tall ?? 1;
    useFont(this.ctx, { ...font, size }, this.language);
    const metrics = this.ctx.measureText(text);
    const ink = {
      left: -metrics.actualBoundingBoxLeft * scale,
      right: metrics.actualBoundingBoxRight * scale,
      ascent: metrics.actualBoundingBoxAscent * scale * tall,
      descent: metrics.actualBoundingBoxDescent * scale * tall,
      advance: metrics.width * scale,
    };
    this.known.set(key, ink);
    return ink;
  }
}

function keyOf(font: FontSpec): string {
  const { family, weight, size, kern = 0, tabular = false, italic = false, width = 0, optical = 0, tall = 1 } = font;
  return [family, weight, size, kern, tabular, italic, width, optical, tall].join('|');
}

/** Readies a context for a face: kerning, figures, axes, language. */
export function useFont(ctx: Context, font: FontSpec, language: string): void {
  ctx.font = cssFont(font);
  ctx.fontVariationSettings = variations(font);
  ctx.lang = language;
  ctx.letterSpacing = `${((font.kern ?? 0) * font.size).toFixed(3)}px`;
  // Old-style figures dance up and down beside each other; faces that have both are told to stand in line.
  ctx.fontVariantNumeric = font.tabular ? 'lining-nums tabular-nums' : 'lining-nums';
  ctx.textAlign = 'left';
  ctx.textBaseline = 'alphabetic';
}
