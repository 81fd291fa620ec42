import type { Noun } from '../lexicon';

/** A noun that is measured, not counted. */
export const n = (text: string): Noun => ({ text });
/** Things that are counted, with their measure word: 名访客, 笔交易. */
export const c = (counter: string, text: string): Noun => ({ text, plural: true, counter });
/** Things that are counted by a word of their own behind the number: 积分, but 61分. */
export const own = (text: string, behind: string): Noun => ({ text, plural: true, forms: { behind } });
/** What describes rather than names. */
export const is = (text: string): Noun => ({ text, describes: true });
