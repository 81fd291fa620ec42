import type { Episode } from '../episode.entity';

/** A scheduler that asks for more is asked again all the same. */
const LONGEST_WAIT_MS = 24 * 3_600_000;
/** After so long its owner has to look. */
const TRIED_FOR_MS = 3 * 24 * 3_600_000;

/** When posts that a scheduler was too busy for are tried again; null where nothing of them would change by itself. */
export function nextTry(
  { createdAt }: Pick<Episode, 'createdAt'>,
  retryAfterSeconds: number | null,
  now: Date,
): Date | null {
  if (retryAfterSeconds === null || now.getTime() - createdAt.getTime() > TRIED_FOR_MS) return null;
  return new Date(now.getTime() + Math.min(1000 * retryAfterSeconds, LONGEST_WAIT_MS));
}
