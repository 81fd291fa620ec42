import { setTimeout as pause } from 'node:timers/promises';
import { isPassingTrouble } from '../errors/passing-trouble';
import { isStorageAway } from '../storage/storage.errors';

/** What we stand on may be away for so many tries, some four minutes, before work is given up for it. */
const PATIENT_TRIES = 20;
const FIRST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 15_000;

/** Whether work that failed so, after so many tries before, is put off: what we stand on is away, and may come back. */
export function isPutOff(error: unknown, tries: number): boolean {
  return tries < PATIENT_TRIES && isPassingTrouble(error);
}

/** The same for work that asks other people's services, whose absence is an end of its own: only our store is waited for. */
export function awaitsStorage(error: unknown, tries: number): boolean {
  return tries < PATIENT_TRIES && isStorageAway(error);
}

/**
 * Keeps work that is put off to its worker before it is given back: half a second, twice as long with each try, at most
 * 15 s. Ends at once when the worker stops.
 */
export async function keepForNow(tries: number, shutdown: AbortSignal): Promise<void> {
  const pauseMs = Math.min(FIRST_PAUSE_MS * 2 ** tries, LONGEST_PAUSE_MS);
  await pause(pauseMs, undefined, { signal: shutdown }).catch(() => undefined);
}
