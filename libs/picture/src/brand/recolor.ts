import { differenceEuclidean } from 'culori/fn';
import { hex, oklch, type ColorMap } from './brand-colors';

const COLOR = /^#[0-9a-f]{6}(?:[0-9a-f]{2})?$/i;
const distance = differenceEuclidean('oklab');

/** Plain data with its colours as a brand has them, whatever their transparency; everything else stays as it is. */
export function recolor<T>(data: T, colors: ColorMap): T {
  return colors.size === 0 ? data : (replaced(data, colors) as T);
}

/**
 * One colour as a brand has it. A colour of the palette becomes its counterpart; any other (a mix, a shade that a
 * painter made) moves as its nearest palette colour does.
 */
export function recolored(color: string, colors: ColorMap): string {
  if (colors.size === 0 || !COLOR.test(color)) return color;
  const base = color.slice(0, 7).toLowerCase();
  return (colors.get(base) ?? moved(base, colors)) + color.slice(7);
}

function moved(color: string, colors: ColorMap): string {
  const [from, to] = [...colors].reduce((best, pair) =>
    distance(color, pair[0]) < distance(color, best[0]) ? pair : best,
  );
  if (from === to) return color;
  const [own, before, after] = [oklch(color), oklch(from), oklch(to)];
  return hex({
    mode: 'oklch',
    l: Math.min(1, Math.max(0, own.l + after.l - before.l)),
    c: before.c > 0.02 ? (own.c * after.c) / before.c : Math.max(own.c, after.c),
    h: before.c > 0.02 ? (own.h ?? 0) + (after.h ?? 0) - (before.h ?? 0) : after.h,
  });
}

function replaced(data: unknown, colors: ColorMap): unknown {
  if (typeof data === 'string') return recolored(data, colors);
  if (Array.isArray(data)) return data.map((part) => replaced(part, colors));
  if (typeof data !== 'object' || data === null || Object.getPrototypeOf(data) !== Object.prototype) return data;
  return Object.fromEntries(Object.entries(data).map(([key, value]) => [key, replaced(value, colors)]));
}
