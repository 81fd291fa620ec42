import type { FontNeed, FontSpec, Surface, SurfaceCanvas, SurfaceContext } from '@app/picture';
import { type Faces, FacesMissingError } from './faces';

/** A canvas that no page shows, in a page or a worker; its 2D context is always to be had. */
export type PageCanvas = SurfaceCanvas & OffscreenCanvas;

/** Real pixels of canvases that have fewer than their drawers believe. */
const COARSE = new WeakMap<object, { grid: number; width: number; height: number }>();
/** What a context does in pixels, whatever its scale. */
const IN_PIXELS = ['shadowBlur', 'shadowOffsetX', 'shadowOffsetY'] as const;

/** A page's canvas, in faces that were loaded before. All that it does otherwise than the server's is made good here. */
export class BrowserSurface implements Surface<PageCanvas> {
  constructor(
    private readonly faces: Faces,
    readonly grid = 1,
  ) {}

  canvas(width: number, height: number): PageCanvas {
    const { grid } = this;
    const canvas = new OffscreenCanvas(Math.ceil(width / grid), Math.ceil(height / grid)) as PageCanvas;
    const ctx = canvas.getContext('2d') as SurfaceContext & OffscreenCanvasRenderingContext2D;
    // A style may draw a part of a coarse canvas on a fine one of its own.
    drawCoarse(ctx);
    return grid === 1 ? canvas : coarse(canvas, ctx, { grid, width, height });
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
    const { width, height } = COARSE.get(canvas) ?? canvas;
    const { data } = canvas.getContext('2d').getImageData(0, 0, width, height);
    return new Uint8Array(data.buffer, data.byteOffset, data.length);
  }

  /** A page's canvas keeps nothing but its pixels. */
  settle(): void {}
}

/** Has a canvas of fewer pixels answer as if it had them all. */
function coarse(
  canvas: PageCanvas,
  ctx: OffscreenCanvasRenderingContext2D,
  { grid, width, height }: { grid: number; width: number; height: number },
): PageCanvas {
  COARSE.set(canvas, { grid, width: canvas.width, height: canvas.height });
  Object.defineProperties(canvas, { width: { value: width }, height: { value: height } });
  ctx.scale(1 / grid, 1 / grid);
  const set = ctx.setTransform.bind(ctx) as (matrix: DOMMatrix2DInit) => void;
  const get = ctx.getTransform.bind(ctx);
  Object.assign(ctx, {
    getTransform: () => {
      const { a, b, c, d, e, f } = get();
      return new DOMMatrix([a * grid, b * grid, c * grid, d * grid, e * grid, f * grid]);
    },
    setTransform: (...given: [DOMMatrix] | [number, number, number, number, number, number]) => {
      const { a, b, c, d, e, f } = given.length === 1 ? given[0] : new DOMMatrix(given);
      set({ a: a / grid, b: b / grid, c: c / grid, d: d / grid, e: e / grid, f: f / grid });
    },
  });
  for (const name of IN_PIXELS) {
    const inPixels = Object.getOwnPropertyDescriptor(OffscreenCanvasRenderingContext2D.prototype, name);
    Object.defineProperty(ctx, name, {
      get: () => (inPixels?.get?.call(ctx) as number) * grid,
      set: (value: number) => {
        inPixels?.set?.call(ctx, value / grid);
      },
    });
  }
  return canvas;
}

/** Has a context draw coarse canvases at the size that they are believed to have. */
function drawCoarse(ctx: OffscreenCanvasRenderingContext2D): void {
  const draw: (image: CanvasImageSource, ...at: number[]) => void = ctx.drawImage.bind(ctx);
  Object.assign(ctx, {
    drawImage: (image: CanvasImageSource, ...at: number[]) => {
      const real = COARSE.get(image);
      if (!real) return draw(image, ...at);
      const { grid, width, height } = real;
      const [x = 0, y = 0] = at;
      // Pixel upon pixel, where the canvas it is drawn on is as coarse.
      if (at.length === 2) return draw(image, x, y, width * grid, height * grid);
      if (at.length === 4) return draw(image, ...at);
      return draw(image, ...at.slice(0, 4).map((value) => value / grid), ...at.slice(4));
    },
  });
}
