import type { Lexicon } from '../lexicon';
import { LIFE_ZH } from './lexicon-life.zh';
import { MONEY_ZH } from './lexicon-money.zh';
import { WORLD_ZH } from './lexicon-world.zh';

/** What fields are called in Chinese. */
export const LEXICON_ZH: Lexicon = { ...MONEY_ZH, ...WORLD_ZH, ...LIFE_ZH };
