import { crc32, deflateSync } from 'node:zlib';

/** A picture in at most 256 colours. */
export interface IndexedPicture {
  width: number;
  height: number;
  /** RGB triples. */
  palette: number[];
  /** One index a pixel, row by row. */
  indices: Uint8Array;
}

/** Colours are told apart by 5 bits a channel: finer steps cost bytes, and no eye misses them at this size. */
const LEVELS = 32;
const STEP = 256 / LEVELS;

/** The palette that suits some RGBA pixels: boxes of colours, halved at their median until there are enough. */
export function paletteOf(rgba: Uint8ClampedArray, size: number): number[] {
  const counts = new Map<number, number>();
  for (let at = 0; at < rgba.length; at += 4) {
    const key = binAt(rgba, at);
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  const boxes: number[][] = [[...counts.keys()].sort((a, b) => a - b)];
  while (boxes.length < size) {
    const spread = boxes.map((bins) => widest(bins, counts));
    const most = Math.max(...spread.map(({ weight }) => weight));
    const index = spread.findIndex(({ weight }) => weight === most);
    const box = boxes[index];
    if (!box || most === 0) break;
    boxes.splice(index, 1, ...halves(box, spread[index]?.channel ?? 0, counts));
  }
  return boxes.flatMap((bins) => [0, 1, 2].map((channel) => Math.round(meanOf(bins, channel, counts))));
}

/** For each pixel the nearest colour of a palette. */
export function indicesOf(rgba: Uint8ClampedArray, palette: readonly number[]): Uint8Array {
  const nearest = new Int16Array(LEVELS ** 3).fill(-1);
  const indices = new Uint8Array(rgba.length / 4);
  for (let at = 0; at < rgba.length; at += 4) {
    const bin = binAt(rgba, at);
    const known = nearest[bin] ?? -1;
    const index = known >= 0 ? known : (nearest[bin] = nearestOf(bin, palette));
    indices[at / 4] = index;
  }
  return indices;
}

/** A PNG file of eight bits a pixel. */
export function encodeIndexed({ width, height, palette, indices }: IndexedPicture): Buffer {
  const rows = Buffer.alloc((width + 1) * height);
  for (let row = 0; row < height; row += 1)
    rows.set(indices.subarray(row * width, (row + 1) * width), row * (width + 1) + 1);
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 3, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('PLTE', Buffer.from(palette)),
    chunk('IDAT', deflateSync(rows, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const frame = Buffer.alloc(body.length + 8);
  frame.writeUInt32BE(data.length, 0);
  frame.set(body, 4);
  frame.writeUInt32BE(crc32(body), body.length + 4);
  return frame;
}

function binAt(rgba: Uint8ClampedArray, at: number): number {
  const level = (value = 0): number => Math.floor(value / STEP);
  return (level(rgba[at]) * LEVELS + level(rgba[at + 1])) * LEVELS + level(rgba[at + 2]);
}

/** 0 to 255 of one channel (0 red, 1 green, 2 blue) in the middle of a bin. */
function valueIn(bin: number, channel: number): number {
  return (Math.floor(bin / LEVELS ** (2 - channel)) % LEVELS) * STEP + STEP / 2;
}

/** The channel in which a box spreads most, and how much halving it there is worth. */
function widest(bins: number[], counts: ReadonlyMap<number, number>): { channel: number; weight: number } {
  const pixels = bins.reduce((sum, bin) => sum + (counts.get(bin) ?? 0), 0);
  const spreads = [0, 1, 2].map((channel) => {
    const values = bins.map((bin) => valueIn(bin, channel));
    return (
      values.reduce((high, value) => Math.max(high, value), 0) -
      values.reduce((low, value) => Math.min(low, value), 255)
    );
  });
  const spread = Math.max(...spreads);
  return { channel: spreads.indexOf(spread), weight: spread * Math.sqrt(pixels) };
}

function halves(bins: number[], channel: number, counts: ReadonlyMap<number, number>): [number[], number[]] {
  const sorted = [...bins].sort((a, b) => valueIn(a, channel) - valueIn(b, channel) || a - b);
  const half = sorted.reduce((sum, bin) => sum + (counts.get(bin) ?? 0), 0) / 2;
  let seen = 0;
  const cut = sorted.findIndex((bin) => (seen += counts.get(bin) ?? 0) >= half);
  const at = Math.min(sorted.length - 1, Math.max(1, cut + 1));
  return [sorted.slice(0, at), sorted.slice(at)];
}

function meanOf(bins: number[], channel: number, counts: ReadonlyMap<number, number>): number {
  let [sum, pixels] = [0, 0];
  for (const bin of bins) {
    const count = counts.get(bin) ?? 0;
    sum += valueIn(bin, channel) * count;
    pixels += count;
  }
  return sum / Math.max(1, pixels);
}

/** Of two that are as near the one of the lower number, in whatever order the palette has them: a file's may be another than it was made by. */
function nearestOf(bin: number, palette: readonly number[]): number {
  const [r, g, b] = [0, 1, 2].map((channel) => valueIn(bin, channel));
  let [best, least] = [0, Infinity];
  for (let at = 0; at < palette.length; at += 3) {
    const away =
      ((palette[at] ?? 0) - (r ?? 0)) ** 2 +
      ((palette[at + 1] ?? 0) - (g ?? 0)) ** 2 +
      ((palette[at + 2] ?? 0) - (b ?? 0)) ** 2;
    if (away < least || (away === least && colorOf(palette, at / 3) < colorOf(palette, best)))
      [best, least] = [at / 3, away];
  }
  return best;
}

function colorOf(palette: readonly number[], index: number): number {
  const [r = 0, g = 0, b = 0] = palette.slice(index * 3, index * 3 + 3);
  return (r << 16) | (g << 8) | b;
}
