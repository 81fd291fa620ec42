import { converter, formatHex, interpolate, type Oklch } from 'culori';
import { type Brand, styleColors, type StyleName } from '@app/picture';

/** Colours of one backdrop, `#rrggbb`. */
export interface Tones {
  /** From the far ground to the near one; the first is the style's own ground. */
  ramp: [string, string, string, string, string];
  accent: string;
  /** The accent's lighter neighbour. */
  glow: string;
  /** What stands out against the whole ramp. */
  ink: string;
  isDark: boolean;
}

const toOklch = converter('oklch');
/** Lightness at which a ground counts as paper. */
const PAPER = 0.62;

/** The palette of a style in a brand's colours, as a ramp from its ground towards its accent. Throws UnknownStyleError. */
export function tonesOf(style: StyleName, brand?: Brand): Tones {
  const { grounds, accents, others } = styleColors(style, brand);
  const ground = grounds[0] ?? '#101010';
  const accent = accents[0] ?? '#d0d0d0';
  const { l } = toOklch(ground) as Oklch;
  const isDark = l < PAPER;
  const pull = interpolate([ground, accent], 'oklab');
  // Paper loses light towards the viewer, a dark room gains some: both keep the near ground readable.
  const shade = (share: number, by: number): string => lit(formatHex(pull(share)), isDark ? by : -by);
  return {
    ramp: [ground, shade(0.1, 0.03), shade(0.2, 0.06), shade(0.34, 0.08), shade(0.52, 0.08)],
    accent,
    glow: lit(accent, isDark ? 0.14 : 0.08),
    ink: farthest(ground, [...others, ...accents]),
    isDark,
  };
}

/** A colour with its opacity, 0 to 1. */
export function faded(color: string, opacity: number): string {
  const byte = Math.round(Math.min(1, Math.max(0, opacity)) * 255);
  return `${color.slice(0, 7)}${byte.toString(16).padStart(2, '0')}`;
}

/** A colour made lighter (or, below zero, darker) by a share of the whole range. */
export function lit(color: string, by: number): string {
  const { l, c, h } = toOklch(color) as Oklch;
  return formatHex({ mode: 'oklch', l: Math.min(0.98, Math.max(0.04, l + by)), c, h });
}

function farthest(ground: string, candidates: readonly string[]): string {
  const away = (color: string): number => Math.abs((toOklch(color) as Oklch).l - (toOklch(ground) as Oklch).l);
  return [...candidates].sort((a, b) => away(b) - away(a))[0] ?? ground;
}
