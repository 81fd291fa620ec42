import type { Noun } from '../lexicon';

/** What a figure is called. */
export const n = (text: string): Noun => ({ text });
/** Things that are counted: "방문객 341명"; the counter stands after the figure. */
export const c = (text: string, counter: string): Noun => ({ text, plural: true, counter });
/** Things whose counter says it all: "61점", "22골". */
export const u = (text: string, counter = text): Noun => ({ text, plural: true, counter, forms: { alone: counter } });
/** What describes rather than names. */
export const is = (text: string): Noun => ({ text, describes: true });
