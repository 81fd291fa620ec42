import {
  clampChroma,
  formatHex,
  modeLrgb,
  modeOklab,
  modeOklch,
  modeRgb,
  type Oklch,
  useMode as defineMode,
  wcagContrast,
} from 'culori/fn';
import type { Brand } from '../storyboard/storyboard';
import type { StylePreset } from '../styles/style-preset';

/** A style's palette colours (lower case `#rrggbb`) and what a brand makes of them; colours that stay map to themselves. Empty without a brand. */
export type ColorMap = ReadonlyMap<string, string>;

type Palette = Record<string, string>;

// Only the colour spaces that are used: a page loads them all otherwise.
defineMode(modeRgb);
defineMode(modeLrgb);
defineMode(modeOklab);
const toOklch = defineMode(modeOklch);
const ROUNDS = 6;
const STEP = 0.01;
/** Least contrast of an accent's marks with the main ground; what is written has more (`legible-inks.ts`). */
const MARK = 1.8;
/** Between these a shade still has its hue. */
const DARKEST = 0.16;
const LIGHTEST = 0.94;
/** Lightness that parts light grounds from dark ones. */
const MIDDLE = 0.6;
/** Colours of less strength have no hue that anyone sees. */
const GREY = 0.03;
/** Strength of a tint that still is a ground. */
const TINT = 0.03;

/**
 * Recolours a palette: accents and grounds take the brand's hue with the distances that the style keeps between its
 * shades, then grounds move in lightness until the style's inks can be read on them again, and accents until their marks
 * can be seen on the main ground. Where no lightness does, the ground stays the style's own.
 */
export function brandColors(preset: Pick<StylePreset, 'palette' | 'brand'>, brand: Brand): ColorMap {
  for (const wish of [brand, { accent: brand.accent, ground: undefined }]) {
    if (!wish.accent && !wish.ground) break;
    const palette = readable(preset, branded(preset, wish));
    if (palette) return changes(preset.palette, accented(preset, palette, wish));
  }
  return new Map();
}

/** Contrast of two colours as WCAG counts it, 1 to 21. */
export function contrastOf(ink: string, ground: string): number {
  return wcagContrast(ink, ground);
}

function branded({ palette, brand: roles }: Pick<StylePreset, 'palette' | 'brand'>, brand: Brand): Palette {
  if (!brand.ground) return palette;
  return { ...palette, ...shades(palette, roles.grounds, groundFor(palette, roles, brand.ground)) };
}

/** The palette with the brand's accent, or the style's own, at the nearest lightness at which a bar or a rule is told from the ground. */
function accented(
  { palette, brand: roles }: Pick<StylePreset, 'palette' | 'brand'>,
  grounded: Palette,
  brand: Brand,
): Palette {
  const [main = '', ground = ''] = [roles.accents[0], roles.grounds[0]];
  const wished = { ...grounded, [main]: brand.accent ?? palette[main] ?? '' };
  const told = relit(wished, main, [[main, ground, MARK]], false) ?? wished;
  if (told[main] === palette[main]) return grounded;
  return { ...grounded, ...shades(palette, roles.accents, told[main] ?? '') };
}

/**
 * The ground as the style can wear it. Scenery is painted for light or for dark; a ground of the other kind gives its hue
 * to the style's own lightness, and a grey one, which has none to give, leaves the style's own.
 */
function groundFor(palette: Palette, { grounds, reversible }: StylePreset['brand'], wanted: string): string {
  const own = oklch(palette[grounds[0] ?? '']);
  const wish = oklch(wanted);
  if (reversible || own.l > MIDDLE === wish.l > MIDDLE) return wanted;
  if (wish.c < GREY) return hex(own);
  return hex({ ...wish, l: own.l, c: Math.min(wish.c, Math.max(own.c, TINT)) });
}

/** The first named colour becomes `wanted`; the others keep their distance to it in lightness, strength and hue. */
function shades(palette: Palette, names: readonly string[], wanted: string): Palette {
  const main = oklch(palette[names[0] ?? '']);
  const target = oklch(wanted);
  return Object.fromEntries(
    names.map((name, index) => {
      if (index === 0) return [name, wanted];
      const shade = oklch(palette[name]);
      const strength = main.c > 0.02 ? shade.c / main.c : 1;
      const darkest = Math.min(DARKEST, target.l, shade.l);
      const lightest = Math.max(LIGHTEST, target.l, shade.l);
      return [
        name,
        hex({
          mode: 'oklch',
          l: Math.min(lightest, Math.max(darkest, target.l + shade.l - main.l)),
          c: target.c * Math.min(2, strength),
          h: (target.h ?? 0) + (main.c > 0.02 && shade.c > 0.02 ? (shade.h ?? 0) - (main.h ?? 0) : 0),
        }),
      ];
    }),
  );
}

/**
 * Moves lightness until all pairs hold; null where it cannot be done. Inks are plates elsewhere, so they stay as they are
 * and the ground gives way, but for a style that reads as well in negative: its inks are turned over with its ground.
 */
function readable({ brand: roles }: Pick<StylePreset, 'brand'>, start: Palette): Palette | null {
  let palette = start;
  for (let round = 0; round < ROUNDS; round += 1) {
    const broken = roles.pairs.find((pair) => !holds(palette, pair));
    if (!broken) return palette;
    const [ink, ground] = broken;
    const isGround = (name: string): boolean => roles.grounds.includes(name);
    const inkFirst = roles.reversible === !isGround(ink);
    const moved = (inkFirst ? [ink, ground] : [ground, ink])
      .filter((name) => roles.reversible || isGround(name))
      .map((name) => relit(palette, name, roles.pairs, !isGround(name)))
      .find((candidate) => candidate !== null);
    if (!moved) return null;
    palette = moved;
  }
  return roles.pairs.every((pair) => holds(palette, pair)) ? palette : null;
}

/**
 * The palette with one colour at a lightness at which all its pairs hold: the nearest, or for `flipped` ink the one
 * nearest to its mirror image, since black ink on a ground gone dark wants to be white and not grey.
 */
function relit(palette: Palette, name: string, pairs: StylePreset['brand']['pairs'], flipped: boolean): Palette | null {
  const color = oklch(palette[name]);
  const own = pairs.filter(([ink, ground]) => ink === name || ground === name);
  const wished = flipped ? 1 - color.l : color.l;
  for (let away = 0; away <= 1; away += STEP) {
    for (const l of [wished - away, wished + away]) {
      if (l < 0 || l > 1) continue;
      const candidate = { ...palette, [name]: hex({ ...color, l }) };
      if (own.every((pair) => holds(candidate, pair))) return candidate;
    }
  }
  return null;
}

function holds(palette: Palette, [ink, ground, least]: [string, string, number]): boolean {
  return contrastOf(palette[ink] ?? '#000000', palette[ground] ?? '#000000') >= least;
}

function changes(before: Palette, after: Palette): ColorMap {
  return new Map(
    Object.entries(before).map(([name, color]) => [
      color.slice(0, 7).toLowerCase(),
      (after[name] ?? color).slice(0, 7).toLowerCase(),
    ]),
  );
}

/** A colour in OKLCH; throws RangeError for what is none. */
export function oklch(color: string | undefined): Oklch {
  const parsed = toOklch(color);
  if (!parsed) throw new RangeError(`"${color ?? ''}" is no colour`);
  return parsed;
}

/** `#rrggbb` of a colour, its strength cut to what a screen can show. */
export function hex(color: Oklch): string {
  return formatHex(clampChroma(color, 'oklch'));
}
