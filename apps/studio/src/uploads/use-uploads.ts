import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useReducer, useRef } from 'react';
import type { Schemas } from '../api/client';
import { uploadFile } from '../api/upload';
import { nextToSend, type Upload, uploads } from './uploads';

/**
 * Files on their way into the library, few at a time; leaving the page calls off what has not been sent. `onKept` gets each
 * once the library has it.
 */
export function useUploads(onKept?: (asset: Schemas['LibraryAsset']) => void) {
  const [queue, change] = useReducer(uploads, []);
  const stops = useRef(new Map<string, AbortController>());
  const queries = useQueryClient();
  const next = nextToSend(queue);
  const keep = useEffectEvent((asset: Schemas['LibraryAsset']) => onKept?.(asset));

  useEffect(() => {
    if (!next) return;
    const { key, file, folder } = next;
    const off = new AbortController();
    stops.current.set(key, off);
    change({ kind: 'begun', key });
    uploadFile(file, {
      ...(folder === '' ? {} : { folder }),
      onProgress: (sent) => change({ kind: 'sent', key, sent }),
      signal: off.signal,
    })
      .then(
        async (asset) => {
          change({ kind: 'kept', key });
          keep(asset);
          await queries.invalidateQueries({ queryKey: ['library'] });
        },
        (error: unknown) => change(off.signal.aborted ? { kind: 'gone', key } : { kind: 'failed', key, error }),
      )
      .finally(() => stops.current.delete(key));
  }, [next, queries]);

  useEffect(() => {
    const running = stops.current;
    return () => running.forEach((off) => off.abort());
  }, []);

  return {
    queue,
    send: (files: Iterable<File>, folder = '') => {
      for (const file of files) change({ kind: 'added', key: crypto.randomUUID(), file, folder });
    },
    retry: ({ key }: Upload) => change({ kind: 'again', key }),
    stop: ({ key }: Upload) => {
      stops.current.get(key)?.abort();
      change({ kind: 'gone', key });
    },
  };
}
