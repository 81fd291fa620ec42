import type { Canvas, Context, Surface } from '../surface/surface';

/**
 * A canvas that is used again and again and cleared as soon as it is done with. A canvas remembers what was drawn on it
 * until it is cleared, and a picture that is remembered can neither be drawn over without a copy of it nor let go.
 */
export class Sheet<C extends Canvas = Canvas> {
  private canvas: C | null = null;
  private used = false;

  /** Whole pixels; the canvas is made when it is first drawn on. */
  constructor(
    private readonly surface: Surface<C>,
    private readonly width: number,
    private readonly height: number,
  ) {}

  /** The canvas with something drawn on it. */
  draw(onto: (ctx: Context) => void): C {
    this.clear();
    this.canvas ??= this.surface.canvas(this.width, this.height);
    this.used = true;
    onto(this.canvas.getContext('2d'));
    return this.canvas;
  }

  /** RGBA of something drawn on it. */
  pixels(onto: (ctx: Context) => void): Uint8Array {
    const pixels = this.surface.pixels(this.draw(onto));
    this.clear();
    return pixels;
  }

  /** Makes it blank. */
  clear(): void {
    if (this.used) this.canvas?.getContext('2d').clearRect(0, 0, this.width, this.height);
    this.used = false;
  }
}
