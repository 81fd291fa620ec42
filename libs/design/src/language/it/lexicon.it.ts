import type { Lexicon } from '../lexicon';
import { LIFE_IT } from './lexicon-life.it';
import { MONEY_IT } from './lexicon-money.it';
import { WORLD_IT } from './lexicon-world.it';

/** What fields are called in Italian. */
export const LEXICON_IT: Lexicon = { ...MONEY_IT, ...WORLD_IT, ...LIFE_IT };
