import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import wabt from 'wabt';
import { FrameConverter } from '../src/encode/frame-converter';

const WIDTH = 1080;
const HEIGHT = 36;

/** Every byte value beside every other, alpha too; the same each time. */
function noise(seed: number): Buffer {
  let state = seed;
  const next = (): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state >>> 24;
  };
  return Buffer.from(Array.from({ length: WIDTH * HEIGHT * 4 }, next));
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
    const pixels = noise(seed);
    expect(fast.toI420(pixels).equals(plain.toI420(pixels))).toBe(true);
  });

  it('equals it on the extremes', () => {
    for (const level of [0, 255]) {
      const pixels = Buffer.alloc(WIDTH * HEIGHT * 4, level);
      expect(fast.toI420(pixels).equals(plain.toI420(pixels))).toBe(true);
    }
  });

  it('gives pixels it has just seen the same buffer, and leaves that alone while the next are made', () => {
    const first = noise(7);
    const frame = fast.toI420(first);
    const before = Buffer.from(frame);
    expect(fast.toI420(first)).toBe(frame);
    expect(fast.toI420(noise(8))).not.toBe(frame);
    expect(frame.equals(before)).toBe(true);
  });
});
