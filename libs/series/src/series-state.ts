import type { Baseline } from './changes/detect-changes';

/** What a series saw last, so that the next check tells what has changed since. */
export interface SeriesBaseline extends Baseline {
  /** The pack that was read. */
  sourcePackId: string;
}

/** What the last episodes said and how, so that the next one differs. */
export interface SeriesMemory {
  /** Keys of the facts that were headlines, newest first. */
  headlines: string[];
}
