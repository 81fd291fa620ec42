import type { Lexicon } from '../lexicon';
import { LIFE_PT } from './lexicon-life.pt';
import { MONEY_PT } from './lexicon-money.pt';
import { WORLD_PT } from './lexicon-world.pt';

/** What fields are called in Portuguese. */
export const LEXICON_PT: Lexicon = { ...MONEY_PT, ...WORLD_PT, ...LIFE_PT };
