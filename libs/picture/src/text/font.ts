/** A face at a size; kerning in em, sizes in pixels. */
export interface FontSpec {
  family: string;
  weight: number;
  size: number;
  kern?: number;
  /** Digits of one width. */
  tabular?: boolean;
  italic?: boolean;
  /** Width axis of a variable face, per cent (Archivo: 62 to 125). */
  width?: number;
  /** Optical size axis of a variable face (Bodoni Moda: 6 to 96). */
  optical?: number;
  /** Stretches glyphs upwards from their baseline by this factor; 1 by default. */
  tall?: number;
}

/** Fallbacks by script; none acts unless it is named. */
const FALLBACK_FAMILIES = [
  'Noto Sans Arabic',
  'Noto Sans Devanagari',
  'Noto Sans JP',
  'Noto Sans KR',
  'Noto Sans SC',
  'Noto Color Emoji',
] as const;

/** Families of which some glyphs could be taken for others, and the family that has those drawn anew (docs/figures.md). */
export const REDRAWN = { Bangers: 'Bangers Own', 'Bodoni Moda': 'Bodoni Own' } as const;

export function isRedrawn(family: string): family is keyof typeof REDRAWN {
  return Object.hasOwn(REDRAWN, family);
}

/** A family with what is drawn in place of some of its glyphs before it, and all fallbacks behind it. */
export function fontStack(family: string): string[] {
  return [...(isRedrawn(family) ? [REDRAWN[family]] : []), family, ...FALLBACK_FAMILIES];
}

/** Value for `ctx.font`. */
export function cssFont(font: FontSpec): string {
  const stack = fontStack(font.family).map((name) => `"${name}"`);
  return `${font.italic ? 'italic ' : ''}${font.weight} ${font.size.toFixed(2)}px ${stack.join(', ')}`;
}

/** Value for `ctx.fontVariationSettings`: all axes at once, since naming one puts the others back to their defaults. */
export function variations(font: FontSpec): string {
  const axes = [
    ...(font.width === undefined ? [] : [`"wdth" ${font.width}`]),
    ...(font.optical === undefined ? [] : [`"opsz" ${font.optical}`]),
  ];
  return axes.length === 0 ? 'normal' : [...axes, `"wght" ${font.weight}`].join(', ');
}
