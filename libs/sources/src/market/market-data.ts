import type { MarketText } from './market-text';

/** What can be looked up, each kind by one provider (`MarketDataService`). */
export type MarketKind =
  | 'ticker'
  | 'city'
  | 'pair'
  | 'token'
  | 'top-crypto'
  | 'stock-gainers'
  | 'cards'
  | 'yields'
  | 'tech-news';

/** What to look up. */
export interface MarketQuery {
  kind: MarketKind;
  /** `NVDA`, `Lisbon`, `EUR/USD`, `base:0x…`, the name of a card, words of a pool; empty where the kind says it all. */
  argument: string;
  /** Free text that only may mean this: then nothing but the very name counts. */
  exact?: boolean;
}

/** A reading of free text, and how sure it is, 0 to 1. */
export interface MarketGuess {
  argument: string;
  certainty: number;
  exact?: boolean;
}

/** What a service answered, as a payload that `readFacts` takes: figures as they came, nothing worked out. */
export interface MarketFacts {
  title: string;
  /** A page where people see the same. */
  url: string | null;
  data: Record<string, unknown>;
  /** Logos and pictures, https. */
  stills: Array<{ url: string; alt: string }>;
  /** Rows of its main list. */
  itemCount: number;
}

/** One provider of market data. */
export interface MarketData {
  /** Milliseconds for which an answer is good. */
  readonly freshMs: number;
  /** How free text could mean this provider; null where it cannot. */
  suits(query: MarketText): MarketGuess | null;
  /**
   * Throws `UnknownMarketError` where there is no such thing, `MarketDataError` where the service cannot be read, and
   * `BadRequestError` for an argument that nothing can have.
   */
  read(argument: string, signal: AbortSignal, exact?: boolean): Promise<MarketFacts>;
}

/** Prices move by the minute, weather and news by the hour, cards by the day. */
export const FRESH_MS = { prices: 60_000, news: 600_000, cards: 3_600_000 } as const;
