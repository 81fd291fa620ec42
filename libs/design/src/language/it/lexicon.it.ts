import type { Lexicon } from '../lexicon';
import { MONEY_IT } from './lexicon-money.it';
import { WORLD_IT } from './lexicon-world.it';

/** What fields are called in Italian. */
export const LEXICON_IT: Lexicon = { ...MONEY_IT, ...WORLD_IT };
