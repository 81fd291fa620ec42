import { words } from '../../../words';
import { told } from '../../../words/told';
import type { Key } from './keys-query';

const text = words.account.keys;
const DAY_MS = 86_400_000;
/** So long before its end a key stands out. */
const SOON_MS = 7 * DAY_MS;

/** When a key ends, and whether that is past or near. */
export function endOf(
  { expiresAt }: Pick<Key, 'expiresAt'>,
  now: number,
): { state: 'never' | 'later' | 'soon' | 'ended'; label: string } {
  if (expiresAt === null) return { state: 'never', label: text.endsNever };
  const left = new Date(expiresAt).getTime() - now;
  if (left <= 0) return { state: 'ended', label: text.ended };
  return { state: left <= SOON_MS ? 'soon' : 'later', label: told.day(expiresAt) };
}

/** When a key ends that is made now for so many days; undefined for no days. */
export function endIn(days: string, now: number): string | undefined {
  return days === '' ? undefined : new Date(now + Number(days) * DAY_MS).toISOString();
}
