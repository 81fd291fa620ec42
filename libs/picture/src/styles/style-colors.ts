import { brandColors } from '../brand/brand-colors';
import type { Brand, StyleName } from '../storyboard/storyboard';
import { styleNamed } from './index';

/** The colours a style draws with, as a brand makes them; `#rrggbb`, the main one of each role first. */
export interface StyleColors {
  grounds: string[];
  accents: string[];
  /** What is neither: inks and the style's other colours. */
  others: string[];
}

/** For pictures that are drawn outside the renderer and are to look at home in a video. Throws UnknownStyleError. */
export function styleColors(name: StyleName, brand?: Brand): StyleColors {
  const { preset } = styleNamed(name);
  const worn = brand ? brandColors(preset, brand) : new Map<string, string>();
  const colorOf = (color: string): string => worn.get(color.slice(0, 7).toLowerCase()) ?? color.slice(0, 7);
  const named = (names: readonly string[]): string[] =>
    names.flatMap((role) => (preset.palette[role] ? [colorOf(preset.palette[role])] : []));
  const { grounds, accents } = preset.brand;
  const rest = Object.keys(preset.palette).filter((role) => !grounds.includes(role) && !accents.includes(role));
  return { grounds: named(grounds), accents: named(accents), others: named(rest) };
}
