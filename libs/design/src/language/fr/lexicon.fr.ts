import type { Lexicon } from '../lexicon';
import { LIFE_FR } from './lexicon-life.fr';
import { MONEY_FR } from './lexicon-money.fr';
import { WORLD_FR } from './lexicon-world.fr';

/** What fields are called in French. */
export const LEXICON_FR: Lexicon = { ...MONEY_FR, ...WORLD_FR, ...LIFE_FR };
