import { plainConvert } from './rgba-to-i420';

type Colour = [r: number, g: number, b: number];

/** Y of the first pixel and the one U and V of a 2x2 block. */
function block(...colours: [Colour, Colour, Colour, Colour]): { y: number[]; u: number; v: number } {
  const memory = new Uint8Array(16 + 6);
  colours.forEach((colour, index) => memory.set([...colour, 255], index * 4));
  plainConvert(memory)({ rgba: 0, y: 16, u: 20, v: 21, width: 2, height: 2 });
  return { y: [...memory.subarray(16, 20)], u: memory[20] ?? 0, v: memory[21] ?? 0 };
}

const flat = (...colour: Colour) => block(colour, colour, colour, colour);

describe('conversion to I420', () => {
  it.each([
    ['black', [0, 0, 0], 16, 128, 128],
    ['white', [255, 255, 255], 235, 128, 128],
    ['red', [255, 0, 0], 63, 102, 240],
    ['green', [0, 255, 0], 173, 42, 26],
    ['blue', [0, 0, 255], 32, 240, 118],
  ] as Array<[string, Colour, number, number, number]>)('gives %s its BT.709 code', (_name, colour, y, u, v) => {
    expect(flat(...colour)).toEqual({ y: [y, y, y, y], u, v });
  });

  it('leaves every grey without colour and in order', () => {
    const greys = Array.from({ length: 256 }, (_, level) => flat(level, level, level));
    expect(greys.every(({ u, v }) => u === 128 && v === 128)).toBe(true);
    const levels = greys.map(({ y }) => y[0] ?? 0);
    expect(levels).toEqual([...levels].sort((a, b) => a - b));
  });

  it('keeps the light of each pixel and takes the mean of the colour of four', () => {
    const mixed = block([255, 0, 0], [255, 0, 0], [0, 0, 255], [0, 0, 255]);
    expect(mixed.y).toEqual([63, 63, 32, 32]);
    expect([mixed.u, mixed.v]).toEqual([171, 179]);
  });
});
