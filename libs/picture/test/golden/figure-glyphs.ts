import { createCanvas, serverSurface } from '@app/render';
import { STYLE_NAMES } from '../../src/storyboard/storyboard';
import type { FontSpec } from '../../src/text/font';
import { buildTimeline } from '../../src/timeline/build-timeline';
import { sampleJob } from '../sample-job';

/** What figures are written with. */
export const GLYPHS = [...'0123456789%$€£¥.,:-'];

/** Face without size and kerning, and the styles that set a digit in it. */
export interface FigureFace {
  name: string;
  font: Omit<FontSpec, 'size'>;
  styles: string[];
}

/** Every face in which some style sets a digit in some layout or caption. */
export function figureFaces(): FigureFace[] {
  const faces = new Map<string, FigureFace>();
  const walk = (value: unknown, style: string): void => {
    if (typeof value !== 'object' || value === null) return;
    const { text, font, design } = value as { text?: unknown; font?: FontSpec; design?: FontSpec };
    const worn = typeof text === 'string' && /\d/u.test(text) ? font : design;
    if (worn?.family) {
      const { family, weight, italic, width, optical } = worn;
      const axes = [width && `width ${width}`, optical && `optical ${optical}`, italic && 'italic'].filter(Boolean);
      const name = [family, weight, ...axes].join(' ');
      const face = faces.get(name) ?? { name, font: { family, weight, italic, width, optical }, styles: [] };
      if (!face.styles.includes(style)) face.styles.push(style);
      faces.set(name, face);
    }
    for (const child of Object.values(value)) walk(child, style);
  };
  for (const style of STYLE_NAMES) walk(buildTimeline(sampleJob({ style }), serverSurface).layers, style);
  return [...faces.values()].sort((a, b) => a.name.localeCompare(b.name));
}

const [COLUMNS, ROWS] = [30, 32];
/** Columns that the face's 0 takes. */
const ZERO = 16;

/**
 * A glyph of a face as it is drawn at a size, on a grid that is measured by the face's 0, so that a narrow or low glyph stays
 * one. Softened by a cell, as an eye at arm's length sees it.
 */
export function glyphOn(font: Omit<FontSpec, 'size'>, size: number, glyph: string): Float32Array {
  const canvas = createCanvas(Math.ceil(size * 2), Math.ceil(size * 2.4));
  const ctx = canvas.getContext('2d');
  serverSurface.useFont(ctx, { ...font, size }, 'en');
  const zero = ctx.measureText('0');
  const tall = zero.actualBoundingBoxAscent;
  const baseline = size * 1.5;
  ctx.fillText(glyph, size / 2, baseline);
  const { data, width, height } = ctx.getImageData(0, 0, canvas.width, canvas.height);
  const ink = (x: number, y: number): number =>
    x >= 0 && y >= 0 && x < width && y < height ? (data[(y * width + x) * 4 + 3] ?? 0) / 255 : 0;
  let [left, right] = [width, 0];
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      if (ink(x, y) < 0.16) continue;
      left = Math.min(left, x);
      right = Math.max(right, x + 1);
    }
  }
  const across = (zero.actualBoundingBoxLeft + zero.actualBoundingBoxRight) / ZERO;
  const down = (tall * 1.45) / ROWS;
  const [x0, y0] = [(left + right) / 2 - (across * COLUMNS) / 2, baseline - tall * 1.15];
  const cells = Float32Array.from({ length: COLUMNS * ROWS }, (_, index) => {
    const [column, row] = [index % COLUMNS, Math.floor(index / COLUMNS)];
    let sum = 0;
    for (const dy of [1, 3, 5]) {
      for (const dx of [1, 3, 5])
        sum += ink(Math.floor(x0 + (column + dx / 6) * across), Math.floor(y0 + (row + dy / 6) * down));
    }
    return Math.sqrt(sum / 9);
  });
  return softened(cells);
}

function softened(cells: Float32Array): Float32Array {
  return cells.map((_, index) => {
    const [column, row] = [index % COLUMNS, Math.floor(index / COLUMNS)];
    let [sum, count] = [0, 0];
    for (let y = Math.max(0, row - 1); y <= Math.min(ROWS - 1, row + 1); y += 1) {
      for (let x = Math.max(0, column - 1); x <= Math.min(COLUMNS - 1, column + 1); x += 1) {
        sum += cells[y * COLUMNS + x] ?? 0;
        count += 1;
      }
    }
    return sum / count;
  });
}

/** Overlap of two glyphs, 0 to 1, where they lie over each other best. */
export function likeness(a: Float32Array, b: Float32Array): number {
  return Math.max(
    ...[-3, -2, -1, 0, 1, 2, 3].map((shift) => {
      let [both, own, other] = [0, 0, 0];
      a.forEach((value, index) => {
        const column = (index % COLUMNS) + shift;
        const beside = column >= 0 && column < COLUMNS ? (b[index + shift] ?? 0) : 0;
        both += value * beside;
        own += value * value;
        other += beside * beside;
      });
      return both / Math.sqrt(own * other || 1);
    }),
  );
}
