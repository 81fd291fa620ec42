import type { Noun } from '../lexicon';

/** A thing or a measure. */
export const n = (text: string): Noun => ({ text });
/** What is counted; Indonesian keeps one form for one and many. */
export const ns = (text: string): Noun => ({ text, plural: true });
/** What describes rather than names. */
export const is = (text: string): Noun => ({ text, describes: true });
