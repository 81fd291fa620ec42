/** Price of a video by its length: a first step, then a price per further step begun. */
export interface SteppedPrice {
  first: number;
  further: number;
  stepSeconds: number;
}

/** One row of `CHARGES`: its price is one number of credits, or a table where it depends on what is asked for. */
export type Charge =
  | { label: string; price: number; per: 'started minute' | 'work' | 'look' | 'page' | 'budget' }
  | { label: string; price: ReadonlyArray<{ upToSeconds: number; credits: number }>; per: 'episode' }
  | { label: Record<string, string>; price: Record<string, number>; per: 'edit' }
  | { label: Record<string, string>; price: Record<string, SteppedPrice>; per: 'length' };

/**
 * All that credits are charged for: quotes, holds, costs, the printed price list and the enum of the API read this table.
 * 1,000 credits are 10 US dollars.
 */
export const CHARGES = {
  /** By what makes the video. */
  design: {
    label: { designed: 'Designed video', director: 'Video of the template engine (`engine: director`)' },
    price: {
      designed: { first: 480, further: 240, stepSeconds: 30 },
      director: { first: 160, further: 80, stepSeconds: 30 },
    },
    per: 'length',
  },
  render: { label: 'Render', price: 10, per: 'started minute' },
  /** By what a change is told with. */
  edit: { label: { notes: 'Edit by notes', script: 'Edit by script' }, price: { notes: 60, script: 0 }, per: 'edit' },
  /** With its render. */
  episode: {
    label: 'Autopilot episode',
    price: [
      { upToSeconds: 30, credits: 250 },
      { upToSeconds: 60, credits: 300 },
      { upToSeconds: 90, credits: 350 },
    ],
    per: 'episode',
  },
  footage: { label: 'Indexing of footage, once', price: 20, per: 'started minute' },
  /** Made by a configured service; what the house makes itself is free. */
  image: { label: 'Picture made for a video', price: 20, per: 'work' },
  clip: { label: 'AI clip', price: 100, per: 'work' },
  music: { label: 'Music made for a video', price: 40, per: 'work' },
  /** As used, up to the budget that the operator sets for a video. */
  model: { label: 'Language model, where this installation charges for its tokens', price: 1, per: 'budget' },
  /** A series' look at a source that did not change. */
  check: { label: 'Quiet check of a series', price: 1, per: 'look' },
  /** On top of whatever the page is read for. */
  browser: { label: 'Page that shows nothing without its scripts, read in a browser', price: 5, per: 'page' },
} as const satisfies Record<string, Charge>;

export type ChargeKind = keyof typeof CHARGES;

/** What a line of a price can be for: a check is charged as it is made, and no price lists it. */
export type PriceType = Exclude<ChargeKind, 'check'>;
export const PRICE_TYPES = (Object.keys(CHARGES) as ChargeKind[]).filter((kind): kind is PriceType => kind !== 'check');

/** Numbers beside the charges. */
export const PRICES = {
  /** A video with pictures made for it has one for each of so many seconds begun, up to a few. */
  images: { everySeconds: 20, most: 4 },
  /** What a new account is given, and what its first saved card adds. */
  signupGrant: 50,
  firstCardGrant: 500,
  /** What a test account opens with, and is given again on a day on which its wallet is too short. */
  testGrant: 100_000,
  /** Credits per US dollar. */
  creditsPerUsd: 100,
} as const;

/** What makes a video: the designer, or the template engine. */
export type Engine = keyof typeof CHARGES.design.price;
export const ENGINES = Object.keys(CHARGES.design.price) as Engine[];

/** How a video is changed. */
export type EditKind = keyof typeof CHARGES.edit.price;
export const EDIT_KINDS = Object.keys(CHARGES.edit.price) as EditKind[];

/** Work that services make for a video, held for only where one is configured. */
export const MEDIA_KINDS = ['image', 'clip', 'music'] as const satisfies ChargeKind[];
export type MediaKind = (typeof MEDIA_KINDS)[number];

export type MediaCount = Record<MediaKind, number>;

export const NO_MEDIA: MediaCount = { image: 0, clip: 0, music: 0 };

/** Credits for designing a video of `targetSeconds`, such as 480 up to 30 s, plus 240 per extra 30 s. */
export function designCredits(targetSeconds: number, engine: Engine = 'designed'): number {
  const { first, further, stepSeconds } = CHARGES.design.price[engine];
  return first + Math.max(0, Math.ceil(targetSeconds / stepSeconds) - 1) * further;
}

/** Credits for rendering a video of `seconds`: 10 per started minute. */
export function renderCredits(seconds: number): number {
  return startedMinutes(seconds) * CHARGES.render.price;
}

/** Credits for an autopilot episode of `seconds`, render included; longer ones cost as much as the longest step. */
export function episodeCredits(seconds: number): number {
  const [, , longest] = CHARGES.episode.price;
  return (CHARGES.episode.price.find(({ upToSeconds }) => seconds <= upToSeconds) ?? longest).credits;
}

/** Started minutes, at least one. */
export function startedMinutes(seconds: number): number {
  return Math.max(1, Math.ceil(seconds / 60));
}

/** Most pictures generated for a video of this length. */
export function imagesFor(targetSeconds: number): number {
  const { everySeconds, most } = PRICES.images;
  return Math.min(most, Math.max(1, Math.ceil(targetSeconds / everySeconds)));
}

/** Credits in US dollars, with two decimals. */
export function usdOf(credits: number): string {
  return (credits / PRICES.creditsPerUsd).toFixed(2);
}
