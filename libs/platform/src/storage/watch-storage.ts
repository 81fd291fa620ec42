import { finished, type Readable } from 'node:stream';
import type { Histogram } from 'prom-client';
import type { Metrics } from '../metrics/metrics';
import { inSpan } from '../tracing/spans';
import type { ObjectStorage } from './object-storage';

type Operation = 'put' | 'stat' | 'read' | 'fetch' | 'remove';
type Seconds = Histogram<'operation' | 'outcome'>;

/** Wraps a storage: calls are timed, counted and traced; a read lasts until its stream ends. */
export function watchStorage(storage: ObjectStorage, metrics: Metrics): ObjectStorage {
  const seconds = metrics.histogram({
    name: 'factreel_storage_call_seconds',
    help: 'Time that a call of the object storage took, by operation and outcome; reads up to the last byte',
    labels: ['operation', 'outcome'],
    buckets: [0.001, 0.01, 0.05, 0.2, 1, 5, 30],
  });
  const watched: Pick<ObjectStorage, 'putFile' | 'stat' | 'read' | 'fetchTo' | 'removeAll'> = {
    putFile: (key, path) => timed(seconds, 'put', () => storage.putFile(key, path)),
    stat: (key) => timed(seconds, 'stat', () => storage.stat(key)),
    read: (key, range) => timedStream(seconds, storage.read(key, range)),
    fetchTo: (key, path) => timed(seconds, 'fetch', () => storage.fetchTo(key, path)),
    removeAll: (folder) => timed(seconds, 'remove', () => storage.removeAll(folder)),
  };
  // Everything else goes to the storage itself.
  return Object.assign(Object.create(storage) as ObjectStorage, watched);
}

async function timed<T>(seconds: Seconds, operation: Operation, call: () => Promise<T>): Promise<T> {
  const end = seconds.startTimer({ operation });
  try {
    const result = await inSpan({ name: `storage.${operation}`, kind: 'client' }, call);
    end({ outcome: 'ok' });
    return result;
  } catch (error) {
    end({ outcome: 'failed' });
    throw error;
  }
}

/** A reader that stops early is not an error of the storage. */
function timedStream(seconds: Seconds, stream: Readable): Readable {
  const end = seconds.startTimer({ operation: 'read' });
  finished(stream, (error) => {
    const isOurs = error && error.code !== 'ERR_STREAM_PREMATURE_CLOSE';
    end({ outcome: isOurs ? 'failed' : 'ok' });
  });
  return stream;
}
