import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import wabt from 'wabt';
import { FrameConverter } from '../src/encode/frame-converter';
import type { BandedFrame } from '@app/picture';

const WIDTH = 1080;
const HEIGHT = 36;
const ROWS = 20;

/** Every byte value beside every other, alpha too; the same each time. */
function noise(seed: number): Buffer {
  let state = seed;
  const next = (): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state >>> 24;
  };
  return Buffer.from(Array.from({ length: WIDTH * HEIGHT * 4 }, next));
}

/** A frame of two bands, the lower one shorter; `keys` say what they show. */
function bandedFrame(pixels: Buffer, keys: [string, string]): BandedFrame {
  const cut = ROWS * WIDTH * 4;
  return {
    bands: [
      { key: keys[0], top: 0, rows: ROWS, pixels: () => pixels.subarray(0, cut) },
      { key: keys[1], top: ROWS, rows: HEIGHT - ROWS, pixels: () => pixels.subarray(cut) },
    ],
  };
}

describe('the compiled conversion', () => {
  let fast: FrameConverter;
  let plain: FrameConverter;

  beforeAll(async () => {
    const path = join(__dirname, '../src/encode/rgba-to-i420.wat');
    const module = (await wabt()).parseWat(path, await readFile(path, 'utf8'), { simd: true });
    fast = new FrameConverter(WIDTH, HEIGHT, module.toBinary({}).buffer);
    plain = new FrameConverter(WIDTH, HEIGHT, null);
  });

  it.each([1, 2, 3])('equals the plain one in every byte of noise %i', (seed) => {
    const frame = bandedFrame(noise(seed), [`a${seed}`, `b${seed}`]);
    expect(fast.toI420(frame).equals(plain.toI420(frame))).toBe(true);
  });

  it('equals it on the extremes', () => {
    for (const level of [0, 255]) {
      const frame = bandedFrame(Buffer.alloc(WIDTH * HEIGHT * 4, level), [`${level}`, `${level}`]);
      expect(fast.toI420(frame).equals(plain.toI420(frame))).toBe(true);
    }
  });

  it('gives a frame it has just seen the same buffer, and leaves that alone while the next two are made', () => {
    const first = bandedFrame(noise(7), ['1', '1']);
    const frame = fast.toI420(first);
    const before = Buffer.from(frame);
    expect(fast.toI420(first)).toBe(frame);
    expect(fast.toI420(bandedFrame(noise(8), ['2', '2']))).not.toBe(frame);
    expect(fast.toI420(bandedFrame(noise(9), ['3', '3']))).not.toBe(frame);
    expect(frame.equals(before)).toBe(true);
  });

  it('converts only the rows that changed, and has the others from where they were shown', () => {
    const frames = [noise(11), noise(12), noise(11), noise(13)];
    const keys: Array<[string, string]> = [
      ['u', 'x'],
      ['v', 'x'],
      ['u', 'y'],
      ['u', 'y'],
    ];
    // The last frame names rows it has shown: its pixels must not be asked for.
    const shown = frames.map((pixels, index) => Buffer.from(fast.toI420(bandedFrame(pixels, keys[index] ?? ['', '']))));
    const luma = (frame: Buffer | undefined, from: number, to: number): Buffer =>
      frame?.subarray(from * WIDTH, to * WIDTH) ?? Buffer.alloc(0);
    expect(luma(shown[1], ROWS, HEIGHT).equals(luma(shown[0], ROWS, HEIGHT))).toBe(true);
    expect(luma(shown[1], 0, ROWS).equals(luma(shown[0], 0, ROWS))).toBe(false);
    expect(shown[3]?.equals(shown[2] ?? Buffer.alloc(0))).toBe(true);
  });
});
