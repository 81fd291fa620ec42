import { ConflictError, type SecretBox } from '@app/platform';

/** How long a replaced secret signs beside the new one. */
export const RETIRED_FOR_MS = 24 * 60 * 60_000;
/** Most secrets replaced within that time. */
const MOST = 4;

interface RetiredSecret {
  secret: string;
  /** When it stops signing, ISO 8601. */
  until: string;
}

/** The secrets that still sign, the latest first. */
export function retiredSecrets(box: SecretBox, sealed: string | null, now: Date): RetiredSecret[] {
  const kept = sealed === null ? [] : (JSON.parse(box.open(sealed)) as RetiredSecret[]);
  return kept.filter(({ until }) => new Date(until) > now);
}

/** `sealed` with another secret. Throws `ConflictError` if too many sign already. */
export function withRetired(box: SecretBox, sealed: string | null, secret: string, now: Date): string {
  const kept = retiredSecrets(box, sealed, now);
  if (kept.length >= MOST)
    throw new ConflictError(`the secret was replaced ${MOST} times within 24 hours; wait, or make a new webhook`);
  const until = new Date(now.getTime() + RETIRED_FOR_MS).toISOString();
  return box.seal(JSON.stringify([{ secret, until }, ...kept]));
}
