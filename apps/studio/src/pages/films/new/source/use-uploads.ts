import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { uploadFile } from '../../../../api/upload';
import type { PickedAsset } from '../draft';

/** A file on its way to the library. */
export interface Sending {
  key: string;
  file: File;
  /** 0 to 1; at 1 the service looks at it. */
  sent: number;
  error: unknown;
  stop: () => void;
}

/** Files that are being sent, and how to send more; `onKept` gets each once the library has it. */
export function useUploads(onKept: (asset: PickedAsset) => void) {
  const [sendings, setSendings] = useState<Sending[]>([]);
  const queries = useQueryClient();
  const patch = useCallback(
    (key: string, part: Partial<Sending>) =>
      setSendings((before) => before.map((one) => (one.key === key ? { ...one, ...part } : one))),
    [],
  );
  const drop = useCallback((key: string) => setSendings((before) => before.filter((one) => one.key !== key)), []);

  const send = (file: File) => {
    const key = crypto.randomUUID();
    const off = new AbortController();
    const stop = () => {
      off.abort();
      drop(key);
    };
    setSendings((before) => [...before, { key, file, sent: 0, error: null, stop }]);
    uploadFile(file, { onProgress: (sent) => patch(key, { sent }), signal: off.signal }).then(
      ({ libraryAssetId, title, kind, thumbnail }) => {
        drop(key);
        onKept({ libraryAssetId, title, kind, thumbnail });
        void queries.invalidateQueries({ queryKey: ['library'] });
      },
      (error: unknown) => {
        if (!off.signal.aborted) patch(key, { error });
      },
    );
  };
  const retry = ({ key, file }: Sending) => {
    drop(key);
    send(file);
  };
  return { sendings, send, retry };
}
