import type { StyleName } from '../storyboard/storyboard';
import { STYLES } from './index';

/** Styles that set anything in this family of letters; empty for a family that none of them uses. */
export function stylesIn(family: string): StyleName[] {
  return [...STYLES.values()]
    .filter(({ preset: { families } }) => [families.display, families.text].includes(family))
    .map(({ name }) => name);
}
