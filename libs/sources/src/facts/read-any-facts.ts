import type { FactPack } from './fact';
import { NoFactsError } from './facts.errors';
import { readFacts } from './read-facts';

/** As `readFacts`, for data that may hold nothing to show: null then. Throws `FactLimitError`. */
export function readAnyFacts(data: unknown): FactPack | null {
  try {
    return readFacts(data);
  } catch (error) {
    if (error instanceof NoFactsError) return null;
    throw error;
  }
}
