import type { Policy, SeriesDestinations } from '../series-source';

/** What a show does with its episodes where its owner does not say (docs/specification.md 4.7, rule 4). */
export function usualPolicy({ scheduler }: SeriesDestinations): Policy {
  return scheduler && scheduler.channelIds.length > 0 ? 'review' : 'hold';
}
