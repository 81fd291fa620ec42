import type { Canvas } from '../surface/surface';
import type { Picture } from './picture';

const BYTES_A_PIXEL = 4;

/** Pictures by what they show, the least recently used given up first. Canvases given up are drawn on again. */
export class PictureStore {
  private readonly pictures = new Map<string, Picture>();
  private readonly spare: Canvas[] = [];
  private bytes = 0;
  private last = 0;

  /** Keeps about `limit` bytes of pixels. */
  constructor(private readonly limit: number) {}

  /** The picture of a key, made when it is not there. */
  of(key: string, make: (serial: number, spare: (w: number, h: number) => Canvas | undefined) => Picture): Picture {
    const found = this.pictures.get(key);
    if (found) {
      this.pictures.delete(key);
      this.pictures.set(key, found);
      return found;
    }
    const made = make(this.nextSerial(), (w, h) => this.takeSpare(w, h));
    this.pictures.set(key, made);
    this.bytes += sizeOf(made.canvas);
    return made;
  }

  /** A number no picture has had. */
  nextSerial(): number {
    this.last += 1;
    return this.last;
  }

  /** Gives up the oldest until the limit holds. Called between frames: within one, every picture may still be laid down. */
  trim(): void {
    for (const [key, { canvas }] of this.pictures) {
      if (this.bytes <= this.limit) return;
      this.pictures.delete(key);
      this.bytes -= sizeOf(canvas);
      this.spare.push(canvas);
      if (this.spare.length > 2) this.spare.shift();
    }
  }

  private takeSpare(w: number, h: number): Canvas | undefined {
    const index = this.spare.findIndex((canvas) => canvas.width === w && canvas.height === h);
    return index < 0 ? undefined : this.spare.splice(index, 1)[0];
  }
}

function sizeOf(canvas: Canvas): number {
  return canvas.width * canvas.height * BYTES_A_PIXEL;
}
