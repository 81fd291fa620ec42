/** A palette colour, or a way from one to another: what a brand makes of the two is mixed when it is drawn. */
export type Tint = string | readonly [from: Tint, to: Tint, share: number];

/** The colour of a tint, with an opacity from 0 to 1 where one is given. */
export function tintOf(tint: Tint, opacity?: number): string {
  const solid = `#${channelsOf(tint).map(hexOf).join('')}`;
  return opacity === undefined ? solid : solid + hexOf(opacity * 255);
}

function channelsOf(tint: Tint): number[] {
  if (typeof tint === 'string') return [1, 3, 5].map((at) => Number.parseInt(tint.slice(at, at + 2), 16));
  const [from, to] = [channelsOf(tint[0]), channelsOf(tint[1])];
  return from.map((value, index) => value + ((to[index] ?? value) - value) * tint[2]);
}

function hexOf(value: number): string {
  return Math.round(Math.min(255, Math.max(0, value)))
    .toString(16)
    .padStart(2, '0');
}
