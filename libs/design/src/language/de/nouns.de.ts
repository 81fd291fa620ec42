import type { Noun } from '../lexicon';

/** A masculine noun. */
export const m = (text: string): Noun => ({ text, gender: 'm' });
/** A feminine noun. */
export const f = (text: string): Noun => ({ text, gender: 'f' });
/** A neuter noun. */
export const n = (text: string): Noun => ({ text, gender: 'n' });
/** Things that are counted, with their singular. */
export const ps = (text: string, one: string): Noun => ({ text, plural: true, one });
/** Sums that stand in the plural: "die Einlagen steigen". */
export const sums = (text: string, one: string): Noun => ({ text, plural: true, one, gender: 's' });
/** Things that are counted and begin with an adjective; `weak` is their form after an article: "neuen Konten". */
export const adj = (text: string, one: string, weak: string): Noun => ({ text, plural: true, one, forms: { weak } });
/** What describes rather than names. */
export const is = (text: string): Noun => ({ text, describes: true });
