import { STYLE_NAMES, type StyleName } from '@app/render';
import type { Register } from './wording';
import type { Domain } from './story';

/** Manner of each style's voice (NARRATION.md, "one opening a style"). */
export const REGISTERS: Readonly<Record<StyleName, Register>> = {
  'trading-terminal': 'desk',
  tabloid: 'anchor',
  'nature-doc': 'poster',
  'hype-trailer': 'poster',
  arcade: 'desk',
  'breaking-news': 'anchor',
  'swiss-poster': 'poster',
  comic: 'anchor',
  vaporwave: 'poster',
  'luxury-minimal': 'poster',
  'chaos-meme': 'anchor',
};

/** Styles that suit a kind of payload, the fittest first. */
const SUITED: Readonly<Record<Domain, readonly StyleName[]>> = {
  pool: ['swiss-poster', 'trading-terminal', 'breaking-news'],
  flow: ['trading-terminal', 'breaking-news'],
  wallet: ['trading-terminal', 'swiss-poster'],
  weather: ['breaking-news', 'swiss-poster'],
  standings: ['breaking-news', 'swiss-poster'],
  general: ['swiss-poster', 'breaking-news'],
};

/** Picks a style by what the payload is and by seed, where the caller named none. */
export function chooseStyle(domain: Domain, random: () => number): StyleName {
  const suited = SUITED[domain];
  return suited[Math.floor(random() * suited.length)] ?? STYLE_NAMES[0];
}
