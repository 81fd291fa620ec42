import { differenceEuclidean } from 'culori';
import { LANGUAGE_NAMES } from '@app/lingua';
import { STYLE_NAMES, styleColors, stylesIn, type StyleName } from '@app/picture';
import type { BrandTone, BrandWarning, FontLikeness, FoundBrand } from '@app/sources';
import type { BrandOrder, VideoSettings, SettingsChange } from './video-settings';

/** A family that a site is set in, ours that comes nearest, and the styles that wear that. */
export interface LearnedFont extends FontLikeness {
  styles: StyleName[];
}

/** Directions that the composer and a language model both understand. */
const STYLE_NOTES: Readonly<Record<BrandTone['tone'], string | null>> = {
  playful: 'Keep it playful.',
  formal: 'Keep it formal.',
  neutral: null,
};
/** Farther away than this in OKLab, a ground is another one. */
const ANOTHER = 0.15;
const distance = differenceEuclidean('oklab');

/** What a channel takes over; what was found stands in the place of what it had, what was not found stays. */
export function settingsOf(
  found: FoundBrand,
  before: Pick<VideoSettings, 'brand' | 'defaults' | 'styleNotes'>,
): SettingsChange {
  const brand = brandAfter(found, before.brand);
  const language = languageOf(found);
  const styleNotes = styleNotesOf(found);
  return {
    ...(Object.keys(brand).length > 0 ? { brand } : {}),
    ...(language !== null && before.defaults.language === undefined ? { defaults: { language } } : {}),
    ...(styleNotes !== null && before.styleNotes === null ? { styleNotes } : {}),
  };
}

/** Accent and ground were chosen for each other, so they are taken over together. */
function brandAfter({ accent, ground, name }: FoundBrand, before: BrandOrder | null): BrandOrder {
  const { accent: oldAccent, ground: oldGround, ...rest } = before ?? {};
  const old = { ...(oldAccent && { accent: oldAccent }), ...(oldGround && { ground: oldGround }) };
  const colors = accent || ground ? { ...(accent && { accent }), ...(ground && { ground }) } : old;
  return { ...rest, ...colors, ...(name && { watermark: name }) };
}

/** A code of ours; null for a language that videos do not speak. */
export function languageOf({ language }: FoundBrand): string | null {
  return language !== null && language in LANGUAGE_NAMES ? language : null;
}

/** A direction for every script; null where the words have no manner of their own. */
export function styleNotesOf({ voice }: FoundBrand): string | null {
  return voice && STYLE_NOTES[voice.tone];
}

/** The same with the styles in which videos look set in it. */
export function wornFont(font: FontLikeness | null): LearnedFont | null {
  return font && { ...font, styles: stylesIn(font.like) };
}

/** Styles that could not be read on the brand's ground keep their own; their owner should know. */
export function groundWarning({ accent, ground }: BrandOrder): BrandWarning[] {
  if (ground === undefined) return [];
  const own = STYLE_NAMES.filter((style) => {
    const [worn] = styleColors(style, { ...(accent && { accent }), ground }).grounds;
    return worn !== undefined && distance(worn, ground) > ANOTHER;
  });
  if (own.length === 0) return [];
  const message = `${own.join(', ')}: the ground ${ground} would make words unreadable there, so these styles keep another.`;
  return [{ code: 'ground_not_worn', message }];
}
