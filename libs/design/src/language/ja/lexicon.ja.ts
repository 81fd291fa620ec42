import type { Lexicon } from '../lexicon';
import { LIFE_JA } from './lexicon-life.ja';
import { MONEY_JA } from './lexicon-money.ja';
import { WORLD_JA } from './lexicon-world.ja';

/** What fields are called in Japanese. */
export const LEXICON_JA: Lexicon = { ...MONEY_JA, ...WORLD_JA, ...LIFE_JA };
