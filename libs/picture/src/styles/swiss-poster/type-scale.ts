import type { Fill } from '../../layers/fill';
import { leadingOf, type Look } from '../../compose/set-in';
import type { VideoEnv } from '../scene-env';
import type { TextSpec } from '../../text/text-block';

type Words = TextSpec['text'];

/** Smallest type of the style on 1080x1920. */
const SMALLEST = 42;

/** Figures: tight, tabular, one line. Size on 1080x1920. */
export function figureType({ stage: { unit }, preset }: VideoEnv, text: string, size: number, color: Fill): Look {
  // A currency sign beside a 4 touches it at the digits' own kerning.
  const kern = /\p{Sc}/u.test(text) ? -0.03 : -0.045;
  const font = { family: preset.families.display, weight: 700, kern, tabular: true };
  return { text, font, size: size * unit, floor: SMALLEST * unit, maxLines: 1, color };
}

/** Headlines: as large as four lines allow. */
export function headType({ stage: { unit }, preset }: VideoEnv, text: string, size: number, color: Fill): Look {
  const font = { family: preset.families.display, weight: 700, kern: -0.035 };
  return {
    text,
    font,
    size: size * unit,
    floor: Math.max(52, size * 0.5) * unit,
    maxLines: 4,
    leading: leadingOf(text, 1.02),
    color,
  };
}

/** Words that explain: labels, supports, sources. */
export function wordType(
  { stage: { unit }, preset }: VideoEnv,
  text: Words,
  size: number,
  color: Fill,
  weight: 500 | 600 = 600,
): Look {
  const font = { family: preset.families.text, weight, kern: -0.01 };
  return { text, font, size: size * unit, floor: SMALLEST * unit, maxLines: 3, leading: leadingOf(text, 1.16), color };
}
