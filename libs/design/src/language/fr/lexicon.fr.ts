import type { Lexicon } from '../lexicon';
import { MONEY_FR } from './lexicon-money.fr';
import { WORLD_FR } from './lexicon-world.fr';

/** What fields are called in French. */
export const LEXICON_FR: Lexicon = { ...MONEY_FR, ...WORLD_FR };
