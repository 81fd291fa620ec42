import type { Noun } from '../lexicon';

/** A masculine noun. */
export const m = (text: string): Noun => ({ text, gender: 'm' });
/** A feminine noun. */
export const f = (text: string): Noun => ({ text, gender: 'f' });
/** Masculine things that are counted, with their singular. */
export const ms = (text: string, one: string): Noun => ({ text, gender: 'm', plural: true, one });
/** Feminine things that are counted, with their singular. */
export const fs = (text: string, one: string): Noun => ({ text, gender: 'f', plural: true, one });
/** A noun whose form before a postposition follows no rule: "बुकिंग", not "बुकिंगों". */
export const fixed = (noun: Noun, oblique: string): Noun => ({ ...noun, forms: { oblique } });
/** Masculine loanwords that are counted and never bend: "लाइक", "गोल". */
export const msLoan = (text: string): Noun => fixed(ms(text, text), text);
/** Feminine loanwords that are counted and never bend: "यूनिट", "पोज़िशन". */
export const fsLoan = (text: string): Noun => fixed(fs(text, text), text);
/** What describes rather than names. */
export const is = (text: string): Noun => ({ text, describes: true });
