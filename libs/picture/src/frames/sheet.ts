import { createCanvas, type Canvas, type Context } from '../fonts/canvas';

/**
 * A canvas that is used again and again and cleared as soon as it is done with. A canvas remembers what was drawn on it
 * until it is cleared, and a picture that is remembered can neither be drawn over without a copy of it nor let go.
 */
export class Sheet {
  private ctx: Context | null = null;
  private used = false;

  /** Whole pixels; the canvas is made when it is first drawn on. */
  constructor(
    private readonly width: number,
    private readonly height: number,
  ) {}

  /** The canvas with something drawn on it. */
  draw(onto: (ctx: Context) => void): Canvas {
    this.clear();
    this.ctx ??= createCanvas(this.width, this.height).getContext('2d');
    this.used = true;
    onto(this.ctx);
    return this.ctx.canvas;
  }

  /** RGBA of something drawn on it. */
  pixels(onto: (ctx: Context) => void): Buffer {
    const pixels = this.draw(onto).data();
    this.clear();
    return pixels;
  }

  /** Makes it blank. */
  clear(): void {
    if (this.used) this.ctx?.clearRect(0, 0, this.width, this.height);
    this.used = false;
  }
}
