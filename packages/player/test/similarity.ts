/** Pixels of a picture, RGBA row by row. */
export interface Pixels {
  width: number;
  height: number;
  data: Uint8ClampedArray | Uint8Array;
}

const WINDOW = 8;
const STEP = 4;
const C1 = (0.01 * 255) ** 2;
const C2 = (0.03 * 255) ** 2;

/** Structural similarity of two opaque pictures of one size, 1 for equal: the mean over windows of 8 x 8 of their luma. */
export function similarity(one: Pixels, other: Pixels): number {
  const { width, height } = one;
  if (width !== other.width || height !== other.height) throw new RangeError('The pictures differ in size');
  const [a, b] = [lumaOf(one), lumaOf(other)];
  let sum = 0;
  let count = 0;
  for (let y = 0; y + WINDOW <= height; y += STEP)
    for (let x = 0; x + WINDOW <= width; x += STEP) {
      sum += windowSimilarity(a, b, y * width + x, width);
      count += 1;
    }
  return sum / count;
}

function windowSimilarity(a: Float32Array, b: Float32Array, from: number, width: number): number {
  let [sumA, sumB, squares, products] = [0, 0, 0, 0];
  for (let row = 0, at = from; row < WINDOW; row += 1, at += width)
    for (let column = at; column < at + WINDOW; column += 1) {
      const [one, other] = [a[column] ?? 0, b[column] ?? 0];
      sumA += one;
      sumB += other;
      squares += one * one + other * other;
      products += one * other;
    }
  const n = WINDOW * WINDOW;
  const [meanA, meanB] = [sumA / n, sumB / n];
  const variances = squares / n - meanA * meanA - meanB * meanB;
  const covariance = products / n - meanA * meanB;
  return ((2 * meanA * meanB + C1) * (2 * covariance + C2)) / ((meanA * meanA + meanB * meanB + C1) * (variances + C2));
}

function lumaOf({ width, height, data }: Pixels): Float32Array {
  const luma = new Float32Array(width * height);
  for (let at = 0, pixel = 0; pixel < luma.length; at += 4, pixel += 1)
    luma[pixel] = 0.2126 * (data[at] ?? 0) + 0.7152 * (data[at + 1] ?? 0) + 0.0722 * (data[at + 2] ?? 0);
  return luma;
}
