import { STYLE_NAMES, type StyleName } from '@app/picture';
import type { Domain } from '@app/story';
import type { Register } from './wording';

/** Manner of each style's voice. */
export const REGISTERS: Readonly<Record<StyleName, Register>> = {
  'trading-terminal': 'desk',
  tabloid: 'loud',
  'nature-doc': 'calm',
  'hype-trailer': 'loud',
  arcade: 'loud',
  'breaking-news': 'anchor',
  'swiss-poster': 'poster',
  comic: 'loud',
  vaporwave: 'calm',
  'luxury-minimal': 'calm',
  'chaos-meme': 'loud',
};

/** Styles that suit a kind of payload. */
const SUITED: Readonly<Record<Domain, readonly StyleName[]>> = {
  pool: [
    'swiss-poster',
    'trading-terminal',
    'hype-trailer',
    'breaking-news',
    'arcade',
    'luxury-minimal',
    'tabloid',
    'comic',
    'vaporwave',
    'nature-doc',
  ],
  flow: ['trading-terminal', 'breaking-news', 'swiss-poster', 'arcade', 'hype-trailer', 'tabloid', 'vaporwave'],
  wallet: ['luxury-minimal', 'trading-terminal', 'swiss-poster', 'arcade', 'comic', 'vaporwave'],
  weather: ['nature-doc', 'breaking-news', 'swiss-poster', 'comic', 'vaporwave', 'luxury-minimal'],
  standings: ['tabloid', 'arcade', 'comic', 'breaking-news', 'hype-trailer', 'swiss-poster', 'chaos-meme'],
  general: [
    'swiss-poster',
    'comic',
    'breaking-news',
    'luxury-minimal',
    'tabloid',
    'nature-doc',
    'arcade',
    'hype-trailer',
    'vaporwave',
  ],
};

/** What a pick must know of the videos that an account has made before. */
export interface StyleHistory {
  /** How many videos came before this one. */
  turn: number;
  /** Their styles, the latest first, as far as they are known. */
  recent: readonly StyleName[];
}

/** At least so many styles stay to choose from, however many were used of late. */
const LEAST_CHOICE = 2;

/**
 * Picks a style that suits the facts and that the account has not just had. Videos that are ordered at once know nothing
 * of each other but their turns, and turns choose apart.
 */
export function chooseStyle(domain: Domain, { turn, recent }: StyleHistory): StyleName {
  let fresh: readonly StyleName[] = SUITED[domain];
  for (const style of recent) {
    if (fresh.length <= LEAST_CHOICE) break;
    fresh = fresh.filter((candidate) => candidate !== style);
  }
  // One further in every round, or videos made one after the other would go round among the same few.
  const place = turn + Math.floor(turn / fresh.length);
  return fresh[place % fresh.length] ?? STYLE_NAMES[0];
}
