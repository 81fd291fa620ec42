/** Where a picture and its three planes lie in one memory, byte offsets; width a multiple of 8, height of 2. */
export interface FrameLayout {
  rgba: number;
  y: number;
  u: number;
  v: number;
  width: number;
  height: number;
}

/** Turns the RGBA picture of a layout into its I420 planes, in place in the memory it was made for. */
export type Convert = (layout: FrameLayout) => void;

/** BT.709 to limited range (16..235, 16..240) with 15 bits of fraction; each row of weights sums to white or to no colour. */
const LUMA = { r: 5983, g: 20127, b: 2032 };
const BLUE = { r: -3298, g: -11094, b: 14392 };
const RED = { r: 14392, g: -13072, b: -1320 };
const LUMA_BASE = (16 << 15) + (1 << 14);
const CHROMA_BASE = (128 << 17) + (1 << 16);

/**
 * The conversion in plain TypeScript, about 10 ms a frame: what `rgba-to-i420.wat` must equal byte for byte, and its
 * stand-in where that has not been compiled. A chroma value is of the mean of its 2x2 pixels.
 */
export function plainConvert(memory: Uint8Array): Convert {
  return ({ rgba, y, u, v, width, height }) => {
    const at = (index: number): number => memory[index] ?? 0;
    const luma = (pixel: number): number =>
      (LUMA.r * at(pixel) + LUMA.g * at(pixel + 1) + LUMA.b * at(pixel + 2) + LUMA_BASE) >> 15;
    for (let row = 0; row < height; row += 2) {
      for (let column = 0; column < width; column += 2) {
        const above = rgba + (row * width + column) * 4;
        const below = above + width * 4;
        const light = y + row * width + column;
        memory[light] = luma(above);
        memory[light + 1] = luma(above + 4);
        memory[light + width] = luma(below);
        memory[light + width + 1] = luma(below + 4);
        const r = at(above) + at(above + 4) + at(below) + at(below + 4);
        const g = at(above + 1) + at(above + 5) + at(below + 1) + at(below + 5);
        const b = at(above + 2) + at(above + 6) + at(below + 2) + at(below + 6);
        const colour = (row * width) / 4 + column / 2;
        memory[u + colour] = (BLUE.r * r + BLUE.g * g + BLUE.b * b + CHROMA_BASE) >> 17;
        memory[v + colour] = (RED.r * r + RED.g * g + RED.b * b + CHROMA_BASE) >> 17;
      }
    }
  };
}
