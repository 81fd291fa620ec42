import type { Baseline } from './changes/detect-changes';

/** What a series saw last, so that the next check tells what has changed since. */
export interface SeriesBaseline extends Baseline {
  /** The pack that was told last; null where nothing was told of it yet. */
  sourcePackId: string | null;
}

/** What the last episodes said and how, so that the next one differs. */
export interface SeriesMemory {
  /** Identities of the facts that were headlines, newest first. */
  headlines: string[];
  /** Forms of the last episodes' titles, newest first. */
  titles?: string[];
  /** How many episodes were told. */
  told?: number;
  /** News of a feed that waits for the day's digest. */
  waiting?: unknown[];
  /** When the last digest was due, ISO 8601. */
  digestAt?: string;
}
