import { AsyncLocalStorage } from 'node:async_hooks';
import { tellSpan } from '../tracing/spans';

/** Whom and what the present work is for; each line of the log and each span carries them. */
export type WorkIds = Partial<
  Record<
    'requestId' | 'accountId' | 'videoId' | 'jobId' | 'deliveryId' | 'seriesId' | 'checkId' | 'episodeId' | 'queue',
    string
  >
>;

const present = new AsyncLocalStorage<WorkIds>();

/** Runs work under ids, beside those it runs under already; what it starts has them too. */
export function withIds<T>(ids: WorkIds, work: () => T): T {
  return present.run({ ...present.getStore(), ...ids }, work);
}

/** The same under ids that are added to from outside as well. */
export function runUnder<T>(ids: WorkIds, work: () => T): T {
  return present.run(ids, work);
}

/** Adds what was found out on the way to the ids of the present work, for it and all that it starts. */
export function noteIds(ids: WorkIds): void {
  const known = present.getStore();
  if (known) Object.assign(known, ids);
  tellSpan(idFacts(ids));
}

/** The ids of the present work. */
export function presentIds(): WorkIds {
  return present.getStore() ?? {};
}

/** Ids as a span carries them. */
export function idFacts(ids: WorkIds): Record<string, string> {
  return Object.fromEntries(
    Object.entries(ids).map(([name, id]) => [
      `factreel.${name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)}`,
      id,
    ]),
  );
}
