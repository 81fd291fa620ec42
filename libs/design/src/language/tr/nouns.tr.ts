import type { Noun } from '../lexicon';

/** A noun that names one amount. */
export const n = (text: string): Noun => ({ text });
/** Things that are counted; after a number they stay in the singular. */
export const ps = (text: string): Noun => ({ text, plural: true, one: text });
/** What describes rather than names. */
export const is = (text: string): Noun => ({ text, describes: true });
