import { BadRequestError } from '@app/platform';

/** Names of the ready-made sources. */
export const STARTER_NAMES = ['collectible-cards', 'top-crypto', 'stock-gainers', 'weather', 'tech-news'] as const;
export type StarterName = (typeof STARTER_NAMES)[number];

/** A source that needs no address of its owner's. */
export interface Starter {
  starter: StarterName;
  title: string;
  description: string;
  /** `weather` is told of a city that must be named. */
  needsCity: boolean;
  /** What the market services are asked, as `POST /v1/sources/preview {query}` would be. */
  queryFor: (city: string) => string;
}

export const STARTERS: readonly Starter[] = [
  {
    starter: 'collectible-cards',
    title: 'Collectible card prices',
    description: 'What the cards that collectors watch are fetching, from the dearest down',
    needsCity: false,
    queryFor: () => 'collectible card prices',
  },
  {
    starter: 'top-crypto',
    title: 'The top of crypto',
    description: 'The largest coins by market value, with their prices and how they moved in a day',
    needsCity: false,
    queryFor: () => 'top crypto',
  },
  {
    starter: 'stock-gainers',
    title: 'Stock gainers',
    description: 'The shares that climbed most in the last session, with their prices',
    needsCity: false,
    queryFor: () => 'stock gainers',
  },
  {
    starter: 'weather',
    title: 'Weather for a city',
    description: 'How it is now and what the coming days bring; send the name of a city beside it',
    needsCity: true,
    queryFor: (city) => `weather in ${city}`,
  },
  {
    starter: 'tech-news',
    title: 'Tech news',
    description: 'The stories at the top of Hacker News',
    needsCity: false,
    queryFor: () => 'tech news',
  },
];

/** The question behind a starter. Throws `BadRequestError` for a name that is none, and where a city is missing or too many. */
export function starterQuery(name: string, city: string | undefined): string {
  const starter = STARTERS.find((known) => known.starter === name);
  if (!starter) throw new BadRequestError([{ path: 'starter', message: `must be one of ${STARTER_NAMES.join(', ')}` }]);
  const asked = city?.trim() ?? '';
  if (starter.needsCity && asked === '')
    throw new BadRequestError([{ path: 'city', message: `is needed for ${name}` }]);
  if (!starter.needsCity && asked !== '')
    throw new BadRequestError([{ path: 'city', message: `means nothing for ${name}` }]);
  return starter.queryFor(asked);
}

/** The starter that a question comes from, as `starterQuery` wrote it; null for questions of one's own. */
export function starterBehind(query: string | null): { starter: StarterName; city: string | null } | null {
  for (const { starter, needsCity, queryFor } of STARTERS) {
    if (!needsCity && query === queryFor('')) return { starter, city: null };
    if (needsCity && query?.startsWith(queryFor(''))) return { starter, city: query.slice(queryFor('').length) };
  }
  return null;
}
