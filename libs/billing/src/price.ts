import {
  designCredits,
  type EditKind,
  type Engine,
  episodeCredits,
  type MediaCount,
  NO_MEDIA,
  PRICES,
  renderCredits,
  startedMinutes,
} from './price-list';

export const PRICE_TYPES = [
  'design',
  'render',
  'edit',
  'episode',
  'footage',
  'image',
  'clip',
  'music',
  'browser',
] as const;

export interface PriceItem {
  type: (typeof PRICE_TYPES)[number];
  count: number;
  credits: number;
}

export interface Price {
  credits: number;
  breakdown: PriceItem[];
}

export interface PricedVideo {
  targetSeconds: number;
  engine?: Engine;
  media?: MediaCount;
}

/** The price of a film with its render and its generated media, from its target length. */
export function priceVideo({ targetSeconds, engine, media = NO_MEDIA }: PricedVideo): Price {
  const render = renderCredits(targetSeconds);
  return sumOf([
    { type: 'design', count: 1, credits: designCredits(targetSeconds, engine) },
    { type: 'render', count: render / PRICES.renderMinute, credits: render },
    ...(['image', 'clip', 'music'] as const)
      .filter((type) => media[type] > 0)
      .map((type) => ({ type, count: media[type], credits: media[type] * PRICES[type] })),
  ]);
}

/** The price of an edit; the next render is charged separately. */
export function priceEdit(kind: EditKind): Price {
  return sumOf([{ type: 'edit', count: 1, credits: PRICES.edits[kind] }]);
}

/** The price of an autopilot episode, everything included. */
export function priceEpisode(targetSeconds: number): Price {
  return sumOf([{ type: 'episode', count: 1, credits: episodeCredits(targetSeconds) }]);
}

/** The price of indexing footage, per started minute. */
export function priceFootage(seconds: number): Price {
  const count = startedMinutes(seconds);
  return sumOf([{ type: 'footage', count, credits: count * PRICES.footageMinute }]);
}

function sumOf(breakdown: PriceItem[]): Price {
  return { credits: breakdown.reduce((sum, { credits }) => sum + credits, 0), breakdown };
}
