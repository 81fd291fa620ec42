import type { FontSpec } from '../text/font';
import type { Ink, TextMeasurer } from '../text/ink-box';
import { hasRightToLeft, isolateFigures } from '../text/words';
import type { Context, Surface } from './surface';

/**
 * Everything is measured at one size and scaled, since advances grow with the size exactly and a text is tried at a
 * hundred sizes before it fits. Smaller than this the canvas rounds bounds outward to whole pixels that count for more;
 * above some 250 px it tells the bounds of a small drawing blown up, 6 px too wide at 435.
 */
const MEASURED_SIZE = 200;

/** Measures with the very canvas that draws; remembers what it has measured for one video. */
export class SurfaceMeasurer implements TextMeasurer {
  private readonly ctx: Context;
  private readonly known = new Map<string, Ink>();

  constructor(
    private readonly surface: Surface,
    private readonly language: string,
  ) {
    this.ctx = surface.canvas(8, 8).getContext('2d');
  }

  ink(text: string, font: FontSpec): Ink {
    const scale = font.size / MEASURED_SIZE;
    const tall = scale * (font.tall ?? 1);
    const ink = this.measured(text, font);
    return {
      left: ink.left * scale,
      right: ink.right * scale,
      ascent: ink.ascent * tall,
      descent: ink.descent * tall,
      advance: ink.advance * scale,
    };
  }

  private measured(text: string, font: FontSpec): Ink {
    const key = `${keyOf(font)}|${text}`;
    const found = this.known.get(key);
    if (found) return found;
    this.surface.useFont(this.ctx, { ...font, size: MEASURED_SIZE }, this.language);
    const metrics = this.ctx.measureText(hasRightToLeft(text) ? isolateFigures(text) : text);
    const ink = {
      left: -metrics.actualBoundingBoxLeft,
      right: metrics.actualBoundingBoxRight,
      ascent: metrics.actualBoundingBoxAscent,
      descent: metrics.actualBoundingBoxDescent,
      advance: metrics.width,
    };
    this.known.set(key, ink);
    return ink;
  }
}

/** What a measure depends on, besides its size. */
function keyOf(font: FontSpec): string {
  const { family, weight, kern = 0, tabular = false, italic = false, width = 0, optical = 0 } = font;
  return `${family}|${weight}|${kern}|${tabular}|${italic}|${width}|${optical}`;
}
