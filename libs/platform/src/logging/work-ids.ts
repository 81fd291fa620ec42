import { AsyncLocalStorage } from 'node:async_hooks';
import { tellSpan } from '../tracing/spans';

/** The ids of the current work, added to every log line and span. */
export type WorkIds = Partial<
  Record<
    'requestId' | 'accountId' | 'videoId' | 'jobId' | 'deliveryId' | 'seriesId' | 'checkId' | 'episodeId' | 'queue',
    string
  >
>;

const present = new AsyncLocalStorage<WorkIds>();

/** Runs work under additional ids, which everything it starts inherits. */
export function withIds<T>(ids: WorkIds, work: () => T): T {
  return present.run({ ...present.getStore(), ...ids }, work);
}

/** Runs `work` under a mutable set of ids: code that it calls may add to them. */
export function runUnder<T>(ids: WorkIds, work: () => T): T {
  return present.run(ids, work);
}

/** Adds ids to the current work and everything it starts. */
export function noteIds(ids: WorkIds): void {
  const known = present.getStore();
  if (known) Object.assign(known, ids);
  tellSpan(idFacts(ids));
}

/** The ids of the current work. */
export function presentIds(): WorkIds {
  return present.getStore() ?? {};
}

/** Ids as span attributes. */
export function idFacts(ids: WorkIds): Record<string, string> {
  return Object.fromEntries(
    Object.entries(ids).map(([name, id]) => [
      `factreel.${name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)}`,
      id,
    ]),
  );
}
