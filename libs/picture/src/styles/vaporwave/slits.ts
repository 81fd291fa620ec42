import { type Fill, fillDown, type Stop } from '../../layers/fill';

const SLITS = 9;

/** The sun's own fill for a mark between two heights: colours from its top to its foot, slits that widen downwards. */
export function slitFill(top: number, foot: number, colors: readonly string[], slit: string, whole = 0.3): Fill {
  const stops: Stop[] = [];
  const color = (share: number): string => colors[Math.min(colors.length - 1, Math.floor(share * colors.length))] ?? '';
  for (let index = 0; index < colors.length && index / (colors.length - 1) < whole; index += 1)
    stops.push([index / (colors.length - 1), colors[index] ?? '']);
  for (let index = 0; index < SLITS; index += 1) {
    const from = whole + ((1 - whole) * index) / SLITS;
    const pitch = (1 - whole) / SLITS;
    const wide = pitch * (0.14 + 0.05 * index);
    const mid = color(from + pitch / 2);
    stops.push([from, color(from)], [from, slit], [from + wide, slit], [from + wide, mid]);
  }
  stops.push([1, colors.at(-1) ?? '']);
  return fillDown(top, foot, ...stops);
}
