import type { Lexicon } from '../lexicon';
import { LIFE_KO } from './lexicon-life.ko';
import { MONEY_KO } from './lexicon-money.ko';
import { WORLD_KO } from './lexicon-world.ko';

/** What fields are called in Korean. */
export const LEXICON_KO: Lexicon = { ...MONEY_KO, ...WORLD_KO, ...LIFE_KO };
