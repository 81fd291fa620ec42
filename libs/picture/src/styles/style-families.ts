import type { StyleName } from '../storyboard/storyboard';
import { STYLES, styleNamed } from './index';

/** Styles that set anything in this family of letters; empty for a family that none of them uses. */
export function stylesIn(family: string): StyleName[] {
  return [...STYLES.values()]
    .filter(({ preset: { families } }) => [families.display, families.text].includes(family))
    .map(({ name }) => name);
}

/** Families that a style sets its letters in, that of its figures and titles first. Throws UnknownStyleError. */
export function familiesOf(name: StyleName): string[] {
  const { display, text } = styleNamed(name).preset.families;
  return [...new Set([display, text])];
}
