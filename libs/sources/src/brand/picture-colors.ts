import { differenceEuclidean, formatHex } from 'culori';
import type { ColorUse } from './color-uses';

/** RGBA of a picture, row by row. */
export interface Pixels {
  width: number;
  height: number;
  rgba: Uint8Array | Uint8ClampedArray;
}

const OPAQUE = 200;
/** Channels are first told apart in steps of so much. */
const STEP_BITS = 4;
const SAME = 0.09;
/** A colour of less of the picture is an edge that was smoothed. */
const LEAST_SHARE = 0.03;
const MOST = 6;
/** What a whole logo weighs beside a style sheet. */
const LOGO_WEIGHT = 5;

const distance = differenceEuclidean('oklab');

interface Group {
  color: string;
  pixels: number;
}

/**
 * Colours of a logo, its own ground told by its corners: where they are opaque and alike the logo brings a ground along,
 * else it is cut out and says nothing of what it stands on.
 */
export function pictureColors(pixels: Pixels): ColorUse[] {
  const groups = mergeGroups(countColors(pixels));
  const total = groups.reduce((sum, group) => sum + group.pixels, 0);
  const corner = cornerColor(pixels);
  const ground = corner === null ? undefined : groups.find(({ color }) => distance(color, corner) < SAME);
  return groups
    .filter((group) => group.pixels >= total * LEAST_SHARE)
    .slice(0, MOST)
    .map((group) => {
      const others = total - (ground?.pixels ?? 0);
      const share = group === ground ? 1 : group.pixels / Math.max(1, others);
      return { color: group.color, role: group === ground ? 'ground' : 'accent', weight: share * LOGO_WEIGHT };
    });
}

function countColors({ rgba }: Pixels): Group[] {
  const counts = new Map<number, { r: number; g: number; b: number; pixels: number }>();
  for (let at = 0; at + 3 < rgba.length; at += 4) {
    const [r = 0, g = 0, b = 0, alpha = 0] = rgba.subarray(at, at + 4);
    if (alpha < OPAQUE) continue;
    const key = ((r >> STEP_BITS) << 16) | ((g >> STEP_BITS) << 8) | (b >> STEP_BITS);
    const known = counts.get(key) ?? { r: 0, g: 0, b: 0, pixels: 0 };
    counts.set(key, { r: known.r + r, g: known.g + g, b: known.b + b, pixels: known.pixels + 1 });
  }
  return [...counts.values()].map(({ r, g, b, pixels }) => ({
    color: hexOf(r / pixels, g / pixels, b / pixels),
    pixels,
  }));
}

/** The commonest colour of a group speaks for it: a mean of a flat colour and its smoothed edges is neither. */
function mergeGroups(counted: readonly Group[]): Group[] {
  const merged: Group[] = [];
  for (const { color, pixels } of [...counted].sort((a, b) => b.pixels - a.pixels)) {
    const like = merged.find((known) => distance(known.color, color) < SAME);
    if (like) like.pixels += pixels;
    else merged.push({ color, pixels });
  }
  return merged.sort((a, b) => b.pixels - a.pixels);
}

function cornerColor({ width, height, rgba }: Pixels): string | null {
  const corners = [0, width - 1, (height - 1) * width, height * width - 1].map((pixel) =>
    rgba.subarray(pixel * 4, pixel * 4 + 4),
  );
  const colors = corners.map(([r = 0, g = 0, b = 0, alpha = 0]) => (alpha < OPAQUE ? null : hexOf(r, g, b)));
  const [first = null] = colors;
  return first !== null && colors.every((color) => color !== null && distance(color, first) < SAME) ? first : null;
}

function hexOf(r: number, g: number, b: number): string {
  return formatHex({ mode: 'rgb', r: r / 255, g: g / 255, b: b / 255 });
}
