import type { Lexicon } from '../lexicon';
import { LIFE_ES } from './lexicon-life.es';
import { MONEY_ES } from './lexicon-money.es';
import { WORLD_ES } from './lexicon-world.es';

/** What fields are called in Spanish. */
export const LEXICON_ES: Lexicon = { ...MONEY_ES, ...WORLD_ES, ...LIFE_ES };
