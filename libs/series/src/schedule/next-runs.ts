import { BadRequestError } from '@app/platform';
import type { Series } from '../series.entity';
import { nextSlot } from './next-slot';

/** Runs that a list shows ahead. */
const SHOWN = 3;

/**
 * The next slots of a series, the first being the one that is claimed next; none while it is paused. What falls due out of
 * turn, as a digest does, is known no earlier than what is to be told in it.
 */
export function nextRuns({
  schedule,
  tz,
  nextRunAt,
  anchorAt,
}: Pick<Series, 'schedule' | 'tz' | 'nextRunAt' | 'anchorAt'>): Date[] {
  const runs: Date[] = nextRunAt ? [nextRunAt] : [];
  try {
    for (let last = nextRunAt; last && runs.length < SHOWN; runs.push(last)) {
      last = nextSlot(schedule, tz, last, anchorAt ?? nextRunAt ?? last);
    }
  } catch (error) {
    // A zone that there is no more: the tick pauses the series when its slot has come.
    if (!(error instanceof BadRequestError)) throw error;
  }
  return runs;
}
