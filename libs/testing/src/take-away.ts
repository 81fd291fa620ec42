import { type ObjectStorage, StorageError } from '@app/platform';

const CALLS = ['putFile', 'stat', 'fetchTo'] as const;

/**
 * Has the storage of a test's own process fail as one that does not answer, without its patience of half a minute. Returns
 * what brings it back.
 */
export function takeAway(storage: ObjectStorage): () => void {
  const away = () => Promise.reject(new StorageError('reach the store', new Error('connect ECONNREFUSED')));
  for (const call of CALLS) Object.defineProperty(storage, call, { value: away, configurable: true });
  return () => {
    for (const call of CALLS) Reflect.deleteProperty(storage, call);
  };
}
