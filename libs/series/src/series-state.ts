/** What a series saw last, so that the next check tells what has changed since. */
export interface SeriesBaseline {
  /** The pack that was read. */
  sourcePackId: string;
  /** A digest of each fact, by the fact's key. */
  facts: Record<string, string>;
}

/** What the last episodes said and how, so that the next one differs. */
export interface SeriesMemory {
  /** Keys of the facts that were headlines, newest first. */
  headlines: string[];
}
