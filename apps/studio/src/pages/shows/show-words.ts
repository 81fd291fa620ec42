import { words } from '../../words';
import { readCadence } from './cadence';
import type { RunTime } from './run-time';
import type { Episode, Show } from '../../api/shows-query';

const HOUR = 60;

/** A cadence as people say it; as it was written where this studio does not know its form. */
export function cadenceWords(written: string): string {
  const text = words.shows.cadence;
  const cadence = readCadence(written);
  if (!cadence) return written;
  if (cadence.kind === 'hourly') return text.hourly;
  if (cadence.kind === 'days') return text.at(text.days[cadence.days], cadence.time);
  const { minutes } = cadence;
  return minutes % HOUR === 0 ? text.hours(minutes / HOUR) : text.minutes(minutes);
}

/** A run by its viewer's calendar: "Tomorrow, 09:00". */
export function runWords({ day, date, time }: RunTime): string {
  const { today, tomorrow, later } = words.shows.when;
  if (day === 'later') return later(date, time);
  return day === 'today' ? today(time) : tomorrow(time);
}

/** Where episodes go, in the order of a form. */
export function destinationWords({ destinations: { download, scheduler } }: Show): string[] {
  const text = words.shows.destinations;
  const channels = scheduler?.channelIds.length ?? 0;
  return [text.shareLink, ...(download ? [text.download] : []), ...(channels > 0 ? [text.scheduler(channels)] : [])];
}

/** How an episode stands; one that its owner decided against is told apart from one that failed. */
export function standingOf({ status, discardedAt }: Episode): keyof typeof words.shows.status {
  return discardedAt === null ? status : 'discarded';
}
