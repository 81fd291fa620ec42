import type { Lexicon } from '../lexicon';
import { LIFE_ID } from './lexicon-life.id';
import { MONEY_ID } from './lexicon-money.id';
import { WORLD_ID } from './lexicon-world.id';

/** What fields are called in Indonesian. */
export const LEXICON_ID: Lexicon = { ...MONEY_ID, ...WORLD_ID, ...LIFE_ID };
