import type { Lexicon } from '../lexicon';
import { LIFE_TR } from './lexicon-life.tr';
import { MONEY_TR } from './lexicon-money.tr';
import { WORLD_TR } from './lexicon-world.tr';

/** What fields are called in Turkish. */
export const LEXICON_TR: Lexicon = { ...MONEY_TR, ...WORLD_TR, ...LIFE_TR };
