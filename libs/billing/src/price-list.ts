/**
 * Every price in credits, the one table that quote, charge and documentation read
 * (service specification 4.7, 8; CONTRACT.md 3). 1,000 credits are 10 US dollars.
 */
export const PRICES = {
  /** Designed path: up to 30 s, then for each further 30 s begun. */
  designed: { first: 480, further: 240, stepSeconds: 30 },
  /** Each started minute of a rendered film. */
  renderMinute: 10,
  /** Work by services that make pictures, clips and music; what the house makes itself is free. */
  image: 20,
  clip: 100,
  music: 40,
  /** A film with pictures made for it has one for each of so many seconds begun, up to a few. */
  images: { everySeconds: 20, most: 4 },
  /** A new account's wallet. */
  signupGrant: 50,
} as const;

/** Work that a film has made elsewhere. */
export type MediaKind = 'image' | 'clip' | 'music';

/** How many of each a film has made for it. */
export type MediaCount = Record<MediaKind, number>;

export const NO_MEDIA: MediaCount = { image: 0, clip: 0, music: 0 };

/** One line of a price. */
export interface PriceItem {
  type: 'design' | 'render' | MediaKind;
  count: number;
  credits: number;
}

export interface Price {
  credits: number;
  breakdown: PriceItem[];
}

/** Credits for designing a film of `targetSeconds`: 480 up to 30 s, plus 240 per extra 30 s. */
export function designCredits(targetSeconds: number): number {
  const { first, further, stepSeconds } = PRICES.designed;
  return first + Math.max(0, Math.ceil(targetSeconds / stepSeconds) - 1) * further;
}

/** Credits for rendering a film of `seconds`: 10 per started minute. */
export function renderCredits(seconds: number): number {
  return Math.max(1, Math.ceil(seconds / 60)) * PRICES.renderMinute;
}

/** Most pictures that are made for a film of that length. */
export function imagesFor(targetSeconds: number): number {
  const { everySeconds, most } = PRICES.images;
  return Math.min(most, Math.max(1, Math.ceil(targetSeconds / everySeconds)));
}

/** The price of a designed film with its render, from its target length, and of what is made elsewhere for it. */
export function priceVideo(request: { targetSeconds: number; media?: MediaCount }): Price {
  const design = designCredits(request.targetSeconds);
  const render = renderCredits(request.targetSeconds);
  const made = mediaItems(request.media ?? NO_MEDIA);
  return {
    credits: design + render + made.reduce((sum, { credits }) => sum + credits, 0),
    breakdown: [
      { type: 'design', count: 1, credits: design },
      { type: 'render', count: render / PRICES.renderMinute, credits: render },
      ...made,
    ],
  };
}

function mediaItems(media: MediaCount): PriceItem[] {
  return (['image', 'clip', 'music'] as const)
    .filter((type) => media[type] > 0)
    .map((type) => ({ type, count: media[type], credits: media[type] * PRICES[type] }));
}
