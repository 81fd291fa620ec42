import type { FontNeed, FontSpec, Surface, SurfaceCanvas, SurfaceContext } from '@app/picture';
import { type Faces, FacesMissingError } from './faces';

/** A canvas that no page shows, in a page or a worker; its 2D context is always to be had. */
export type PageCanvas = SurfaceCanvas & OffscreenCanvas;

/** A page's canvas, in faces that were loaded before. All that it does otherwise than the server's is made good here. */
export class BrowserSurface implements Surface<PageCanvas> {
  constructor(private readonly faces: Faces) {}

  canvas(width: number, height: number): PageCanvas {
    return new OffscreenCanvas(width, height) as PageCanvas;
  }

  needFonts(need: FontNeed): void {
    const missing = this.faces.missing(need);
    if (missing.length > 0) throw new FacesMissingError(missing);
  }

  useFont(ctx: SurfaceContext, font: FontSpec, language: string): void {
    ctx.font = this.faces.font(font);
    ctx.lang = language;
    ctx.letterSpacing = `${((font.kern ?? 0) * font.size).toFixed(3)}px`;
    // Glyphs stand where their outlines are: a screen's hinting would move them by parts of a pixel.
    (ctx as unknown as OffscreenCanvasRenderingContext2D).textRendering = 'geometricPrecision';
    ctx.textAlign = 'left';
    ctx.textBaseline = 'alphabetic';
  }

  pixels(canvas: PageCanvas): Uint8Array {
    const { data } = canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height);
    return new Uint8Array(data.buffer, data.byteOffset, data.length);
  }

  /** A page's canvas keeps nothing but its pixels. */
  settle(): void {}
}
