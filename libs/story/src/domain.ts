/** Kinds of payload that have tellings of their own; everything else is `general`. */
export type Domain = 'pool' | 'flow' | 'wallet' | 'weather' | 'standings' | 'general';
