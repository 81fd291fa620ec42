import type { SeriesLink } from '../series-source';

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
