import type { Lexicon } from '../lexicon';
import { LIFE_HI } from './lexicon-life.hi';
import { MONEY_HI } from './lexicon-money.hi';
import { WORLD_HI } from './lexicon-world.hi';

/** What fields are called in Hindi. */
export const LEXICON_HI: Lexicon = { ...MONEY_HI, ...WORLD_HI, ...LIFE_HI };
