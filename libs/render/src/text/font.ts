/** A face at a size; kerning in em, sizes in pixels. */
export interface FontSpec {
  family: string;
  weight: number;
  size: number;
  kern?: number;
  /** Digits of one width. */
  tabular?: boolean;
}

/** Fallbacks by script; none acts unless it is named (STACK.md, Fonts). */
export const FALLBACK_FAMILIES = [
  'Noto Sans Arabic',
  'Noto Sans Devanagari',
  'Noto Sans JP',
  'Noto Sans KR',
  'Noto Sans SC',
  'Noto Color Emoji',
] as const;

/** A family and all fallbacks as the canvas wants them. */
export function fontStack(family: string): string {
  return [family, ...FALLBACK_FAMILIES].map((name) => `"${name}"`).join(', ');
}

/** Value for `ctx.font`. */
export function cssFont(font: FontSpec): string {
  return `${font.weight} ${font.size.toFixed(2)}px ${fontStack(font.family)}`;
}
