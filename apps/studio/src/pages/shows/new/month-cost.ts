import { readCadence, runsAMonth } from '../cadence';
import type { ShowDraft } from '../form/show-draft';

const DAYS_A_MONTH = 30;
/** Of a check that makes no episode by itself. */
const CHECK_CREDITS = 1;

/** The most a show can cost in a month: every check finds something new. Null where its cadence cannot be read. */
export function monthCost(
  { cadence, policy }: Pick<ShowDraft, 'cadence' | 'policy'>,
  creditsPerEpisode: number,
): { runs: number; credits: number } | null {
  const read = readCadence(cadence);
  if (!read) return null;
  const runs = runsAMonth(read);
  // A digest collects: one episode a day however often it looks.
  const episodes = policy === 'digest' ? Math.min(runs, DAYS_A_MONTH) : runs;
  return { runs, credits: episodes * creditsPerEpisode + (runs - episodes) * CHECK_CREDITS };
}
