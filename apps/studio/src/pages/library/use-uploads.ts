import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useReducer, useRef } from 'react';
import { uploadFile } from '../../api/upload';
import { nextToSend, type Upload, uploads } from './uploads';

/** Files on their way into the library, few at a time; leaving the page calls off what has not been sent. */
export function useUploads() {
  const [queue, change] = useReducer(uploads, []);
  const stops = useRef(new Map<string, AbortController>());
  const queries = useQueryClient();
  const next = nextToSend(queue);

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
        async () => {
          change({ kind: 'kept', key });
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
    send: (files: Iterable<File>, folder: string) => {
      for (const file of files) change({ kind: 'added', key: crypto.randomUUID(), file, folder });
    },
    retry: ({ key }: Upload) => change({ kind: 'again', key }),
    stop: ({ key }: Upload) => {
      stops.current.get(key)?.abort();
      change({ kind: 'gone', key });
    },
  };
}
