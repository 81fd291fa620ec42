/** Price of a film by its length: up to the first step, then for each further step begun. */
export interface SteppedPrice {
  first: number;
  further: number;
  stepSeconds: number;
}

/** Every price in credits: the one table for quotes, charges and documentation. 1,000 credits are 10 US dollars. */
export const PRICES = {
  /** A film by what makes it. */
  engines: {
    designed: { first: 480, further: 240, stepSeconds: 30 },
    director: { first: 160, further: 80, stepSeconds: 30 },
  },
  /** Each started minute of a rendered film. */
  renderMinute: 10,
  /** A change of a film by what it is told with. */
  edits: { notes: 60, script: 0 },
  /** Work by services that make pictures, clips and music; what the house makes itself is free. */
  image: 20,
  clip: 100,
  music: 40,
  /** A film with pictures made for it has one for each of so many seconds begun, up to a few. */
  images: { everySeconds: 20, most: 4 },
  /** An autopilot's episode with its render, up to so many seconds. */
  episodes: [
    { upToSeconds: 30, credits: 250 },
    { upToSeconds: 60, credits: 300 },
    { upToSeconds: 90, credits: 350 },
  ],
  /** Each started minute of footage that is indexed, once. */
  footageMinute: 20,
  /** A series' look at a source that did not change. */
  check: 1,
  /** On top of whatever it is read for: a page that shows nothing without its scripts, read in a browser. */
  browser: 5,
  /** What a new account is given, and what its first saved card adds. */
  signupGrant: 50,
  firstCardGrant: 500,
  /** What a US dollar buys. */
  creditsPerUsd: 100,
} as const;

/** What makes a film: the designer, or the template engine. */
export type Engine = keyof typeof PRICES.engines;
export const ENGINES = Object.keys(PRICES.engines) as Engine[];

/** How a film is changed. */
export type EditKind = keyof typeof PRICES.edits;
export const EDIT_KINDS = Object.keys(PRICES.edits) as EditKind[];

/** Work that a film has made elsewhere. */
export type MediaKind = 'image' | 'clip' | 'music';

/** How many of each a film has made for it. */
export type MediaCount = Record<MediaKind, number>;

export const NO_MEDIA: MediaCount = { image: 0, clip: 0, music: 0 };

/** Credits for designing a film of `targetSeconds`, such as 480 up to 30 s, plus 240 per extra 30 s. */
export function designCredits(targetSeconds: number, engine: Engine = 'designed'): number {
  const { first, further, stepSeconds } = PRICES.engines[engine];
  return first + Math.max(0, Math.ceil(targetSeconds / stepSeconds) - 1) * further;
}

/** Credits for rendering a film of `seconds`: 10 per started minute. */
export function renderCredits(seconds: number): number {
  return startedMinutes(seconds) * PRICES.renderMinute;
}

/** Credits for an autopilot's episode of `seconds`, its render included; what is longer than the longest costs as that. */
export function episodeCredits(seconds: number): number {
  const [, , longest] = PRICES.episodes;
  return (PRICES.episodes.find(({ upToSeconds }) => seconds <= upToSeconds) ?? longest).credits;
}

/** Started minutes of a length, at least one. */
export function startedMinutes(seconds: number): number {
  return Math.max(1, Math.ceil(seconds / 60));
}

/** Most pictures that are made for a film of that length. */
export function imagesFor(targetSeconds: number): number {
  const { everySeconds, most } = PRICES.images;
  return Math.min(most, Math.max(1, Math.ceil(targetSeconds / everySeconds)));
}

/** Credits as US dollars with two places. */
export function usdOf(credits: number): string {
  return (credits / PRICES.creditsPerUsd).toFixed(2);
}
