import type { StyleName } from '@app/picture';

/** How the eleven styles are called and what each is good for, for people who choose one. */
export const STYLE_WORDS: Readonly<Record<StyleName, { name: string; description: string }>> = {
  'trading-terminal': {
    name: 'Trading terminal',
    description: 'A green screen in a dark room. For prices, flows and everything that ticks.',
  },
  tabloid: {
    name: 'Tabloid',
    description: 'A front page in red, yellow and black. For rankings, records and news that wants to be shouted.',
  },
  'nature-doc': {
    name: 'Nature documentary',
    description: 'Mist, mountains and first light. For weather, the long view and anything that deserves calm.',
  },
  'hype-trailer': {
    name: 'Hype trailer',
    description: 'Gold on black with drums. For launches, results and big numbers.',
  },
  arcade: {
    name: 'Arcade',
    description: 'A pixel world with coins and levels. For games, wallets and progress.',
  },
  'breaking-news': {
    name: 'Breaking news',
    description: 'A studio in blue and signal red with a ticker. For what has just happened.',
  },
  'swiss-poster': {
    name: 'Swiss poster',
    description: 'Large type, few shapes, one red. For reports and figures that should speak for themselves.',
  },
  comic: {
    name: 'Comic',
    description: 'Ink, halftone and a hero. For stories with a winner, told with a smile.',
  },
  vaporwave: {
    name: 'Vaporwave',
    description: 'A sun over a neon grid, chrome letters. For culture, crypto and late evenings.',
  },
  'luxury-minimal': {
    name: 'Luxury minimal',
    description: 'Ivory, gold and much room. For brands, property and numbers that need no noise.',
  },
  'chaos-meme': {
    name: 'Chaos meme',
    description: 'Rays, stickers and emoji. For feeds that scroll fast and audiences that laugh.',
  },
};
