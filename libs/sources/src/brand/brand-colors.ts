import { clampChroma, converter, differenceEuclidean, formatHex, type Oklch, wcagContrast } from 'culori';
import { type ColorRole, type ColorUse, heaviestUses } from './color-uses';

/** Something a brand's owner should know about how it was learned. */
export interface BrandWarning {
  code: 'accent_adjusted' | 'no_colors' | 'no_accent' | 'no_logo' | 'style_sheet' | 'ground_not_worn';
  message: string;
}

/** A colour of a palette; `share` of all that was found, 0 to 1. */
export interface PaletteColor {
  color: string;
  role: ColorRole;
  share: number;
}

/** What was made of the colours that were found; both may be missing. */
export interface BrandColors {
  accent: string | null;
  ground: string | null;
  palette: PaletteColor[];
  warnings: BrandWarning[];
}

/** Least contrast of what is no small type, WCAG 2.2, 1.4.11; styles then ask for their own (libs/render, brand). */
const LEAST_CONTRAST = 3;
/** Below this a colour is a grey to most eyes. */
const LEAST_CHROMA = 0.04;
/** A site whose colours are greys marks with a grey. */
const GREY_WEIGHT = 0.12;
/** Colours nearer than this in OKLab are one colour. */
const SAME = 0.05;
/** An accent as near as this to its ground marks nothing, whatever lightness it is moved to. */
const LIKE_GROUND = 0.12;
const MOST_COLORS = 6;
const STEP = 0.01;

const distance = differenceEuclidean('oklab');
const toOklch = converter('oklch');

/** Chooses accent and ground, checks them against each other, and moves the accent where it could not be read. */
export function chooseColors(uses: readonly ColorUse[]): BrandColors {
  const palette = mergeColors(uses);
  const ground = heaviest(palette, 'ground')?.color ?? null;
  const wished = accentOf(palette, ground);
  const warnings: BrandWarning[] = [];
  if (palette.length === 0) {
    warnings.push({ code: 'no_colors', message: 'No colours were found; videos keep those of their style.' });
  } else if (wished === null) {
    warnings.push({
      code: 'no_accent',
      message: 'No colour stands out as an accent; videos keep that of their style.',
    });
  }
  const accent = wished !== null && ground !== null ? readableOn(wished, ground) : wished;
  if (wished !== null && accent !== null && accent !== wished) {
    warnings.push({ code: 'accent_adjusted', message: adjustment(wished, accent, ground ?? '') });
  }
  return { accent, ground, palette: palette.slice(0, MOST_COLORS), warnings };
}

/** The colour at the nearest lightness at which it has a contrast of 3 to 1 on the ground; itself where it has. */
export function readableOn(color: string, ground: string): string {
  if (wcagContrast(color, ground) >= LEAST_CONTRAST) return color;
  const start = oklchOf(color);
  for (let away = STEP; away <= 1; away += STEP) {
    for (const l of [start.l - away, start.l + away]) {
      if (l < 0 || l > 1) continue;
      const candidate = formatHex(clampChroma({ ...start, l }, 'oklch'));
      if (wcagContrast(candidate, ground) >= LEAST_CONTRAST) return candidate;
    }
  }
  return color;
}

/** Colours that look alike as one, the weightiest first; a colour with two roles is two colours. */
function mergeColors(uses: readonly ColorUse[]): PaletteColor[] {
  const merged: ColorUse[] = [];
  const total = uses.reduce((sum, { weight }) => sum + weight, 0);
  for (const { color, role, weight } of heaviestUses(uses)) {
    const like = merged.find((known) => known.role === role && distance(known.color, color) < SAME);
    if (like) like.weight += weight;
    else merged.push({ color, role, weight });
  }
  return merged
    .sort((a, b) => b.weight - a.weight)
    .map(({ color, role, weight }) => ({ color, role, share: Math.round((weight / total) * 1000) / 1000 }));
}

function accentOf(palette: readonly PaletteColor[], ground: string | null): string | null {
  const worth = ({ color, share }: PaletteColor): number => share * (isColored(color) ? 1 : GREY_WEIGHT);
  const marks = palette.filter(
    ({ color, role }) => role === 'accent' && (ground === null || distance(color, ground) >= LIKE_GROUND),
  );
  const [best] = marks.sort((a, b) => worth(b) - worth(a));
  if (best) return best.color;
  // A site without buttons or links of a colour may still have a header of one.
  const carried = palette.find(({ color, role }) => role === 'ground' && color !== ground && isColored(color));
  return carried?.color ?? null;
}

/** Tells colours from greys. */
export function isColored(color: string): boolean {
  return oklchOf(color).c >= LEAST_CHROMA;
}

function heaviest(palette: readonly PaletteColor[], role: ColorRole): PaletteColor | undefined {
  return palette.find((known) => known.role === role);
}

function adjustment(from: string, to: string, ground: string): string {
  const contrast = Math.floor(wcagContrast(from, ground) * 10) / 10;
  const way = oklchOf(to).l < oklchOf(from).l ? 'darkened' : 'lightened';
  return `The accent ${from} has a contrast of ${contrast} on ${ground}, and ${LEAST_CONTRAST} is needed: it was ${way} to ${to}.`;
}

function oklchOf(color: string): Oklch {
  return toOklch(color) ?? { mode: 'oklch', l: 0, c: 0 };
}
