import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Band, BandedFrame } from '@app/picture';
import { plainConvert, type Convert, type FrameLayout } from './rgba-to-i420';
import { wasmFunction, wasmMemory, type WasmMemory } from './web-assembly';

/** One frame is being made, one is queued, one is on its way to ffmpeg. */
const SLOTS = 3;

/** The I420 planes of one frame, and which band each of its rows shows. */
interface Slot {
  y: number;
  u: number;
  v: number;
  planes: Buffer;
  /** Keys by a band's first row. */
  shown: Map<number, string>;
}

/** Turns drawn frames into what x264 encodes. All of a video's frames pass through one block of memory that never grows. */
export class FrameConverter {
  private readonly bytes: Uint8Array;
  private readonly slots: Slot[];
  private readonly convert: Convert;
  private current = 0;

  /** For frames of one size, width a multiple of 8, height of 2. Without `binary` the slower plain conversion is used. */
  constructor(
    private readonly width: number,
    height: number,
    binary: Uint8Array | null = compiled(),
  ) {
    const pixels = width * height;
    const frameBytes = (pixels * 3) / 2;
    const memory = wasmMemory(pixels * 4 + frameBytes * SLOTS);
    this.bytes = new Uint8Array(memory.buffer);
    this.slots = Array.from({ length: SLOTS }, (_, slot) => {
      const y = pixels * 4 + frameBytes * slot;
      const planes = Buffer.from(memory.buffer, y, frameBytes);
      return { y, u: y + pixels, v: y + (pixels * 5) / 4, planes, shown: new Map() };
    });
    this.convert = binary ? wasmConvert(binary, memory) : plainConvert(this.bytes);
  }

  /**
   * I420 planes of a frame: BT.709, limited range. A frame that shows the same as the last gives the same buffer again;
   * another is written to the next of three buffers, so two may still be on their way while it is made.
   */
  toI420({ bands }: BandedFrame): Buffer {
    const last = this.slotAt(this.current);
    if (bands.every(({ key, top }) => last.shown.get(top) === key)) return last.planes;
    this.current = (this.current + 1) % SLOTS;
    const slot = this.slotAt(this.current);
    for (const band of bands) {
      if (slot.shown.get(band.top) === band.key) continue;
      if (last.shown.get(band.top) === band.key) this.copy(band, last, slot);
      else this.draw(band, slot);
    }
    slot.shown.clear();
    for (const { key, top } of bands) slot.shown.set(top, key);
    return slot.planes;
  }

  private draw(band: Band, slot: Slot): void {
    this.bytes.set(band.pixels(), 0);
    this.convert({ rgba: 0, ...this.planesOf(slot, band), width: this.width, height: band.rows });
  }

  private copy(band: Band, from: Slot, to: Slot): void {
    const source = this.planesOf(from, band);
    const target = this.planesOf(to, band);
    const size = this.width * band.rows;
    this.bytes.copyWithin(target.y, source.y, source.y + size);
    this.bytes.copyWithin(target.u, source.u, source.u + size / 4);
    this.bytes.copyWithin(target.v, source.v, source.v + size / 4);
  }

  private planesOf({ y, u, v }: Slot, { top }: Band): Pick<FrameLayout, 'y' | 'u' | 'v'> {
    const before = top * this.width;
    return { y: y + before, u: u + before / 4, v: v + before / 4 };
  }

  private slotAt(index: number): Slot {
    const slot = this.slots[index];
    if (!slot) throw new RangeError(`No slot ${index}`);
    return slot;
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
