import type { Lexicon } from '../lexicon';
import { LIFE_AR } from './lexicon-life.ar';
import { MONEY_AR } from './lexicon-money.ar';
import { WORLD_AR } from './lexicon-world.ar';

/** What fields are called in Arabic. */
export const LEXICON_AR: Lexicon = { ...MONEY_AR, ...WORLD_AR, ...LIFE_AR };
