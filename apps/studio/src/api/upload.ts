import { FactreelConnectionError, FactreelError } from '@factreel/client';
import { API_URL, credentialHeaders, type Schemas } from './client';
import { doubt } from './connection';

interface UploadWatch {
  /** The library's folder it goes into. */
  folder?: string;
  /** From 0 to 1, of what has been sent; the file is looked at after that. */
  onProgress?: (sent: number) => void;
  signal?: AbortSignal;
}

/**
 * Sends a file to the library. `fetch` cannot tell how much of a body has gone out, so this is the older way. Throws
 * as the client does, and the signal's reason where it was called off.
 */
export function uploadFile(file: File, { folder, onProgress, signal }: UploadWatch = {}) {
  return new Promise<Schemas['LibraryAsset']>((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', `${API_URL}/v1/library/upload`);
    request.withCredentials = true;
    request.responseType = 'json';
    const headers = { ...credentialHeaders(), 'idempotency-key': crypto.randomUUID() };
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.upload.onprogress = ({ loaded, total }) => onProgress?.(total > 0 ? loaded / total : 0);
    request.onload = () => {
      if (request.status === 201) resolve(request.response as Schemas['LibraryAsset']);
      else reject(new FactreelError(request.status, request.response, headersOf(request)));
    };
    request.onerror = () => {
      void doubt();
      reject(new FactreelConnectionError(`${file.name} could not be sent`));
    };
    request.onabort = () => reject(signal?.reason as Error);
    signal?.addEventListener('abort', () => request.abort(), { once: true });
    const form = new FormData();
    if (folder) form.append('folder', folder);
    form.append('file', file);
    request.send(form);
  });
}

function headersOf(request: XMLHttpRequest): Headers {
  const requestId = request.getResponseHeader('x-request-id');
  return new Headers(requestId ? { 'x-request-id': requestId } : {});
}
