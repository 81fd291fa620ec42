/** Price of a film by its length: a first step, then a price per further step begun. */
export interface SteppedPrice {
  first: number;
  further: number;
  stepSeconds: number;
}

/** Every price in credits: the one table for quotes, charges and documentation. 1,000 credits are 10 US dollars. */
export const PRICES = {
  /** A film, by engine. */
  engines: {
    designed: { first: 480, further: 240, stepSeconds: 30 },
    director: { first: 160, further: 80, stepSeconds: 30 },
  },
  /** Each started minute of a rendered film. */
  renderMinute: 10,
  /** An edit, by kind. */
  edits: { notes: 60, script: 0 },
  /** Generated media from outside services; what we make ourselves is free. */
  image: 20,
  clip: 100,
  music: 40,
  /** A film with generated pictures gets one per started `everySeconds`, at most `most`. */
  images: { everySeconds: 20, most: 4 },
  /** An autopilot episode with its render, by length. */
  episodes: [
    { upToSeconds: 30, credits: 250 },
    { upToSeconds: 60, credits: 300 },
    { upToSeconds: 90, credits: 350 },
  ],
  /** Each started minute of indexed footage, once. */
  footageMinute: 20,
  /** A check of a series whose source did not change. */
  check: 1,
  /** Added if a page shows nothing without its scripts and has to be read in a browser. */
  browser: 5,
  /** Credits of a new account, and those that its first saved card adds. */
  signupGrant: 50,
  firstCardGrant: 500,
  /** Credits per US dollar. */
  creditsPerUsd: 100,
} as const;

export type Engine = keyof typeof PRICES.engines;
export const ENGINES = Object.keys(PRICES.engines) as Engine[];

export type EditKind = keyof typeof PRICES.edits;
export const EDIT_KINDS = Object.keys(PRICES.edits) as EditKind[];

/** Media that other services make for a film. */
export type MediaKind = 'image' | 'clip' | 'music';

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

/** Credits for an autopilot episode of `seconds`, render included; longer ones cost as much as the longest step. */
export function episodeCredits(seconds: number): number {
  const [, , longest] = PRICES.episodes;
  return (PRICES.episodes.find(({ upToSeconds }) => seconds <= upToSeconds) ?? longest).credits;
}

/** Started minutes, at least one. */
export function startedMinutes(seconds: number): number {
  return Math.max(1, Math.ceil(seconds / 60));
}

/** Most pictures generated for a film of this length. */
export function imagesFor(targetSeconds: number): number {
  const { everySeconds, most } = PRICES.images;
  return Math.min(most, Math.max(1, Math.ceil(targetSeconds / everySeconds)));
}

/** Credits in US dollars, with two decimals. */
export function usdOf(credits: number): string {
  return (credits / PRICES.creditsPerUsd).toFixed(2);
}
