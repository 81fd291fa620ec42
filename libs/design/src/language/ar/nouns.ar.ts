import type { Noun } from '../lexicon';

/** A masculine noun, definite as it stands in a sentence. */
export const m = (text: string): Noun => ({ text, gender: 'm' });
/** A feminine noun. */
export const f = (text: string): Noun => ({ text, gender: 'f' });
/** Things that are counted: definite plural, singular, and the plural after three to ten ("3 زوار"). */
export const mc = (text: string, one: string, few: string): Noun => ({
  text,
  gender: 'm',
  plural: true,
  one,
  forms: { few },
});
/** The same of a feminine singular. */
export const fc = (text: string, one: string, few: string): Noun => ({ ...mc(text, one, few), gender: 'f' });
/** What describes rather than names. */
export const is = (text: string): Noun => ({ text, describes: true });
