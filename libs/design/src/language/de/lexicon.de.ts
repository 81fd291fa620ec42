import type { Lexicon } from '../lexicon';
import { LIFE_DE } from './lexicon-life.de';
import { MONEY_DE } from './lexicon-money.de';
import { WORLD_DE } from './lexicon-world.de';

/** What fields are called in German. */
export const LEXICON_DE: Lexicon = { ...MONEY_DE, ...WORLD_DE, ...LIFE_DE };
