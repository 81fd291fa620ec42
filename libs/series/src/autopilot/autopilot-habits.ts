import type { Policy, SeriesDestinations, SeriesLink } from '../series-source';

/** A path that is longer is not read in the seconds that an end card stands. */
const LONGEST_PATH = 24;

/**
 * The call to action of a show's videos, spoken and shown word for word: what the link is called, and where it leads as
 * people type it. What only counts clicks stays in the post's own link.
 */
export function endCardOf({ url, label }: SeriesLink): string {
  const { hostname, pathname } = new URL(url);
  const host = hostname.replace(/^www\./, '');
  const path = pathname.replace(/\/+$/, '');
  const isReadable = path.length <= LONGEST_PATH && /^[\w./-]*$/.test(path);
  const called = label.trim().replace(/[\s.:,;–—-]+$/u, '');
  return `${called}${/[!?。！？؟।]$/u.test(called) ? '' : ':'} ${host}${isReadable ? path : ''}`;
}

/** Seconds that an autopilot's episodes may last (docs/specification.md 4.7, rule 2). */
export const EPISODE_SECONDS = [15, 30, 60, 90] as const;

/** The nearest length there is; between two, the longer. */
export function snapSeconds(seconds: number): number {
  return EPISODE_SECONDS.reduce<number>(
    (nearest, length) => (Math.abs(length - seconds) <= Math.abs(nearest - seconds) ? length : nearest),
    EPISODE_SECONDS[0],
  );
}

/** What a show does with its episodes where its owner does not say (docs/specification.md 4.7, rule 4). */
export function usualPolicy({ scheduler }: SeriesDestinations): Policy {
  return scheduler && scheduler.channelIds.length > 0 ? 'review' : 'hold';
}
