import type { Noun } from '../lexicon';

/** A masculine noun. */
export const m = (text: string): Noun => ({ text, gender: 'm' });
/** A feminine noun. */
export const f = (text: string): Noun => ({ text, gender: 'f' });
/** Masculine things that are counted, with their singular. */
export const ms = (text: string, one: string): Noun => ({ text, gender: 'm', plural: true, one });
/** Feminine things that are counted, with their singular. */
export const fs = (text: string, one: string): Noun => ({ text, gender: 'f', plural: true, one });
/** What describes rather than names, and its form beside many things. */
export const is = (text: string, many = text): Noun => ({ text, describes: true, forms: { many } });
