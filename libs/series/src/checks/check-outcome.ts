import type { Detection } from '../changes/detect-changes';
import { isQuiet } from '../changes/detect-changes';
import { nextSlot } from '../schedule/next-slot';
import type { Series, SeriesBaseline, SeriesMemory } from '../series.entity';

/** What is to be done about what a check has found. */
export type CheckStep = 'baseline' | 'quiet' | 'collect' | 'episode';

/** When the day's digest goes out. */
const DIGEST_AT = 'daily 9am';

/**
 * The first reading makes no episode. After it, kind `schedule` makes one on every run; the other kinds only where something
 * changed. Under `digest` the episode waits for nine in the morning of the series, whatever its kind.
 */
export function stepFor(series: Series, detection: Detection, slot: Date): CheckStep {
  if (series.baseline === null) return 'baseline';
  const isNews = !isQuiet(detection) || (series.memory?.waiting ?? []).length > 0;
  const waitsForDigest = series.policy === 'digest' && !isDigestDue(series, slot);
  if (!isNews && (waitsForDigest || series.kind !== 'schedule')) return 'quiet';
  return waitsForDigest ? 'collect' : 'episode';
}

/** Whether nine o'clock has come since the last digest. */
export function isDigestDue({ memory, createdAt, tz }: Series, slot: Date): boolean {
  const last = memory?.digestAt ? new Date(memory.digestAt) : createdAt;
  return nextSlot(DIGEST_AT, tz, last) <= slot;
}

/** The slot of the next digest. */
export function nextDigest({ tz }: Series, after: Date): Date {
  return nextSlot(DIGEST_AT, tz, after);
}

/** The baseline once everything that was found is told. */
export function baselineAfter({ after }: Detection, sourcePackId: string | null): SeriesBaseline {
  return { sourcePackId, ...after };
}

/**
 * The same while what was found only waits: figures keep what they said at the last digest, so that the episode tells the
 * day's whole movement; items of a feed are kept themselves, since a feed forgets them.
 */
export function collected(series: Series, detection: Detection, data: Record<string, unknown>) {
  const items: unknown[] = Array.isArray(data['items']) ? data['items'] : [];
  const fresh = detection.items.flatMap(({ index }) => (items[index] === undefined ? [] : [items[index]]));
  const { headlines, waiting = [], ...kept } = series.memory ?? { headlines: [] };
  const memory: SeriesMemory = { ...kept, headlines, waiting: [...fresh, ...waiting].slice(0, MOST_WAITING) };
  const before = series.baseline;
  const baseline = before && { ...before, items: detection.after.items };
  return { memory, baseline };
}

/** A video of a feed tells a few; what is older than these was no news any more. */
export const MOST_WAITING = 30;
