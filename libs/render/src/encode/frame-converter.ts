import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { plainConvert, type Convert, type FrameLayout } from './rgba-to-i420';
import { wasmFunction, wasmMemory, type WasmMemory } from './web-assembly';

const SLOTS = 2;

/** Turns drawn frames into what x264 encodes. All of a film's frames pass through one block of memory that never grows. */
export class FrameConverter {
  private readonly bytes: Uint8Array;
  private readonly layouts: FrameLayout[];
  private readonly frames: Buffer[];
  private readonly convert: Convert;
  private slot = 0;
  private lastPixels: Buffer | null = null;

  /** For frames of one size, width a multiple of 8, height of 2. Without `binary` the slower plain conversion is used. */
  constructor(width: number, height: number, binary: Uint8Array | null = compiled()) {
    const pixels = width * height;
    const frameBytes = (pixels * 3) / 2;
    const memory = wasmMemory(pixels * 4 + frameBytes * SLOTS);
    this.bytes = new Uint8Array(memory.buffer);
    this.layouts = Array.from({ length: SLOTS }, (_, slot) => {
      const y = pixels * 4 + frameBytes * slot;
      return { rgba: 0, y, u: y + pixels, v: y + (pixels * 5) / 4, width, height };
    });
    this.frames = this.layouts.map(({ y }) => Buffer.from(memory.buffer, y, frameBytes));
    this.convert = binary ? wasmConvert(binary, memory) : plainConvert(this.bytes);
  }

  /**
   * I420 planes of RGBA pixels: BT.709, limited range. The same pixels give the same buffer again; other pixels are
   * written to the other of two buffers, so one may still be on its way to ffmpeg while the next is made.
   */
  toI420(pixels: Buffer): Buffer {
    const same = pixels === this.lastPixels;
    if (!same) this.slot = (this.slot + 1) % SLOTS;
    const layout = this.layouts[this.slot];
    const frame = this.frames[this.slot];
    if (!layout || !frame) throw new RangeError(`No slot ${this.slot}`);
    if (same) return frame;
    this.bytes.set(pixels, layout.rgba);
    this.convert(layout);
    this.lastPixels = pixels;
    return frame;
  }
}

function wasmConvert(binary: Uint8Array, memory: WasmMemory): Convert {
  const convert = wasmFunction(binary, 'convert', memory);
  return ({ rgba, y, u, v, width, height }) => convert(rgba, y, u, v, width, height);
}

/** The build compiles `rgba-to-i420.wat` to a file beside this one (scripts/compile-wasm.mjs). */
function compiled(): Uint8Array | null {
  const path = join(__dirname, 'rgba-to-i420.wasm');
  return existsSync(path) ? readFileSync(path) : null;
}
