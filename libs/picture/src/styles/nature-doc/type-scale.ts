import { leadingOf, type Look } from '../../compose/set-in';
import type { TextProps } from '../../layers/text.layer';
import type { FontSpec } from '../../text/font';
import type { TextRun } from '../../text/text-block';
import { hasJoinedLetters } from '../../text/words';
import type { VideoEnv } from '../scene-env';
import { NATURE } from './preset';

/** Smallest type of the style on 1080x1920. */
const SMALLEST = 42;

const FAMILY = 'Spectral';

/** Figures: thin and large on one line, the unit small beside them. Size on 1080x1920; large ones may be thinner. */
export function figureType(
  { stage: { unit } }: VideoEnv,
  text: string,
  size: number,
  color: string = NATURE.light,
): Look {
  const font: Omit<FontSpec, 'size'> = { family: FAMILY, weight: size >= 240 ? 200 : 300, kern: -0.03, tabular: true };
  return {
    text: size < 110 ? text : figureRuns(text, color),
    font,
    size: size * unit,
    floor: SMALLEST * unit,
    maxLines: 1,
    color,
  };
}

/** A percent sign, a degree's scale or a spelled unit stands smaller than its digits; a scale letter does not. */
export function figureRuns(text: string, color: string): TextRun[] {
  const parts = /^(.*\d)(\s*)(%|°\s?\p{L}|\p{L}{2,}.*)$/u.exec(text);
  if (!parts?.[1] || !parts[3]) return [{ text }];
  const unit = color === NATURE.light ? NATURE.sun : color;
  return [
    { text: parts[1], kern: -0.01 },
    { text: `${parts[2] ? ' ' : ''}${parts[3]}`, scale: 0.5, color: unit, kern: 0 },
  ];
}

/** Sentences and names. */
export function headType(
  { stage: { unit } }: VideoEnv,
  text: string,
  size: number,
  color: string = NATURE.light,
): Look {
  const font = { family: FAMILY, weight: size >= 100 ? 300 : 400, kern: hasJoinedLetters(text) ? 0 : -0.012 };
  const floor = Math.max(52, size * 0.5) * unit;
  return { text, font, size: size * unit, floor, leading: leadingOf(text, 1.1), color };
}

/** Labels: small capitals' place, widely tracked. */
export function labelType({ stage: { unit } }: VideoEnv, text: string, size = 44, color: string = NATURE.light): Look {
  const font = { family: FAMILY, weight: 500, kern: hasJoinedLetters(text) ? 0 : 0.12 };
  return { text, font, caps: true, size: size * unit, floor: SMALLEST * unit, leading: leadingOf(text, 1.24), color };
}

/** Sentences that explain. */
export function bodyType({ stage: { unit } }: VideoEnv, text: string, size = 54, color: string = NATURE.light): Look {
  const font = { family: FAMILY, weight: 500, kern: 0 };
  return { text, font, size: size * unit, floor: SMALLEST * unit, leading: leadingOf(text, 1.22), color };
}

/** The dark breath that keeps light type readable over land and sky. */
export function shadeOf({ stage: { unit } }: VideoEnv, blur = 26): { glow: NonNullable<TextProps['glow']> } {
  return { glow: { color: `${NATURE.ink}A6`, blur: blur * unit } };
}
