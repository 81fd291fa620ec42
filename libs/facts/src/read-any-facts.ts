import type { FactPack } from './fact';
import { NoFactsError } from './facts.errors';
import { readFacts, type ReadingOptions } from './read-facts';

/** As `readFacts`, for data that may hold nothing to show: null then. Throws `FactLimitError`. */
export function readAnyFacts(data: unknown, options: ReadingOptions = {}): FactPack | null {
  try {
    return readFacts(data, options);
  } catch (error) {
    if (error instanceof NoFactsError) return null;
    throw error;
  }
}
