import type { Lexicon } from '../lexicon';
import { MONEY_ZH } from './lexicon-money.zh';
import { WORLD_ZH } from './lexicon-world.zh';

/** What fields are called in Chinese. */
export const LEXICON_ZH: Lexicon = { ...MONEY_ZH, ...WORLD_ZH };
