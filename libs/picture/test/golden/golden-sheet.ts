import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createCanvas, loadImage, type Canvas } from '@app/render';
import { encodeIndexed, indicesOf, paletteOf } from './indexed-png';

/** Small pictures of one size on one sheet, left to right and down. */
export interface GoldenSheet {
  name: string;
  cell: { width: number; height: number };
  cells: string[];
  /** Draws one cell, at its size. */
  draw(cell: string): Promise<Canvas>;
}

/** Where the sheets are kept, and where what differs is shown. */
export const GOLDEN_DIR = __dirname;
export const DIFFERENCE_DIR = join(tmpdir(), 'factreel-golden-differences');

const COLUMNS = 7;
const COLORS = 128;
/**
 * The same build on the same kind of processor draws the same bytes. Another may round an edge otherwise: levels (of 255)
 * by which a cell may differ in the mean, level from which a pixel is another one, and the share of such pixels.
 */
const MOST_MEAN = 0.6;
const OTHER = 48;
const MOST_OTHERS = 0.0003;

/** Draws all of a sheet and writes it down. */
export async function writeSheet(sheet: GoldenSheet): Promise<void> {
  const { width, height } = sizeOf(sheet);
  const canvas = createCanvas(width, height);
  const ctx = canvas.getContext('2d');
  for (const cell of sheet.cells) {
    const { x, y } = placeOf(sheet, cell);
    ctx.drawImage(await sheet.draw(cell), x, y);
  }
  const { data } = ctx.getImageData(0, 0, width, height);
  const palette = paletteOf(data, COLORS);
  await writeFile(pathOf(sheet), encodeIndexed({ width, height, palette, indices: indicesOf(data, palette) }));
}

/** Cells that are not drawn as they were kept, each with where old and new can be seen side by side. */
export async function differences(sheet: GoldenSheet, cells: readonly string[] = sheet.cells): Promise<string[]> {
  const { width, height } = sheet.cell;
  const kept = await loadImage(await readFile(pathOf(sheet)));
  const size = sizeOf(sheet);
  if (kept.width !== size.width || kept.height !== size.height) return [`${sheet.name} has other cells`];
  const page = createCanvas(size.width, size.height).getContext('2d');
  page.drawImage(kept, 0, 0);
  const palette = colorsOf(page.getImageData(0, 0, size.width, size.height).data);
  const found: string[] = [];
  for (const cell of cells) {
    const { x, y } = placeOf(sheet, cell);
    const old = page.getImageData(x, y, width, height).data;
    const drawn = await sheet.draw(cell);
    const fresh = drawn.getContext('2d').getImageData(0, 0, width, height).data;
    const { mean, others } = compare(old, indicesOf(fresh, palette), palette);
    if (mean <= MOST_MEAN && others <= MOST_OTHERS) continue;
    const side = createCanvas(width * 2 + 8, height);
    side.getContext('2d').drawImage(page.canvas, x, y, width, height, 0, 0, width, height);
    side.getContext('2d').drawImage(drawn, width + 8, 0);
    const path = join(DIFFERENCE_DIR, `${sheet.name}.${cell}.png`);
    await mkdir(DIFFERENCE_DIR, { recursive: true });
    await writeFile(path, side.toBuffer('image/png'));
    found.push(`${cell}: mean ${mean.toFixed(2)}, ${(others * 100).toFixed(2)} % of pixels, see ${path}`);
  }
  return found;
}

function pathOf({ name }: GoldenSheet): string {
  return join(GOLDEN_DIR, `${name}.png`);
}

function sizeOf({ cell, cells }: GoldenSheet): { width: number; height: number } {
  const columns = Math.min(COLUMNS, cells.length);
  return { width: columns * cell.width, height: Math.ceil(cells.length / columns) * cell.height };
}

function placeOf({ cell, cells }: GoldenSheet, name: string): { x: number; y: number } {
  const index = cells.indexOf(name);
  const columns = Math.min(COLUMNS, cells.length);
  return { x: (index % columns) * cell.width, y: Math.floor(index / columns) * cell.height };
}

/** Every colour of some RGBA pixels once, RGB triples. */
function colorsOf(rgba: Uint8ClampedArray): number[] {
  const seen = new Set<number>();
  for (let at = 0; at < rgba.length; at += 4)
    seen.add(((rgba[at] ?? 0) << 16) | ((rgba[at + 1] ?? 0) << 8) | (rgba[at + 2] ?? 0));
  return [...seen].sort((a, b) => a - b).flatMap((color) => [color >> 16, (color >> 8) & 255, color & 255]);
}

function compare(
  old: Uint8ClampedArray,
  indices: Uint8Array,
  palette: readonly number[],
): { mean: number; others: number } {
  let [sum, others] = [0, 0];
  indices.forEach((index, pixel) => {
    const away = [0, 1, 2].map((channel) =>
      Math.abs((palette[index * 3 + channel] ?? 0) - (old[pixel * 4 + channel] ?? 0)),
    );
    sum += (away[0] ?? 0) + (away[1] ?? 0) + (away[2] ?? 0);
    if (Math.max(...away) > OTHER) others += 1;
  });
  return { mean: sum / (3 * indices.length), others: others / indices.length };
}
