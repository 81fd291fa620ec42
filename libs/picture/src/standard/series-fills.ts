import type { StyleKit } from './style-kit';

/** From the strongest part to the faintest, as alpha of the kit's mass. */
const SHADES = ['', 'BF', '8C', '66', '47'] as const;

/** Colours of parts of a whole: the accent for the one that matters, shades of the mass for the others. */
export function partFills(kit: StyleKit, count: number, highlight: number): string[] {
  let others = 0;
  return Array.from({ length: count }, (_, index) => {
    if (index === highlight) return kit.colors.accent;
    const shade = SHADES[Math.min(others, SHADES.length - 1)] ?? '';
    others += 1;
    return `${kit.colors.mass.slice(0, 7)}${shade}`;
  });
}

/** Colours of series that stand beside each other: the first for the one that matters. */
export function seriesFills(kit: StyleKit, count: number, highlight: number): string[] {
  const others = kit.colors.series.slice(1);
  let taken = 0;
  return Array.from({ length: count }, (_, index) => {
    if (index === highlight) return kit.colors.series[0] ?? kit.colors.accent;
    const color = others[taken % Math.max(1, others.length)] ?? kit.colors.mass;
    taken += 1;
    return color;
  });
}
