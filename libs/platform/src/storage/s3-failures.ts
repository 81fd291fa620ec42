import { isNoRoom } from '../files/no-room';
import { MissingObjectError, StorageError } from './storage.errors';

/** What the SDK reports about an answer; nothing without one. */
interface SdkError {
  name?: string;
  $metadata?: { httpStatusCode?: number };
}

const NO_OBJECT = new Set(['NoSuchKey', 'NotFound']);
/** Errors of the local disk, not of the store. */
const LOCAL = new Set(['EACCES', 'EISDIR', 'ENOTDIR', 'EROFS', 'EMFILE']);

/** The error for our callers: no such object, a local disk error, or a failing store. */
export function toStorageError(error: unknown, what: string, key: string): Error {
  if (error instanceof StorageError || error instanceof MissingObjectError || isLocal(error)) return error as Error;
  if (statusOf(error) === 404 && NO_OBJECT.has((error as SdkError).name ?? '')) return new MissingObjectError(key);
  return new StorageError(`${what} ${key}`, error, isPassing(error));
}

/** Whether a retry may succeed. A store that refuses with 4xx will refuse again. */
function isPassing(error: unknown): boolean {
  // The completion succeeded but the answer was lost; the next upload starts anew.
  if ((error as SdkError | undefined)?.name === 'NoSuchUpload') return true;
  const status = statusOf(error);
  return status === undefined || status >= 500 || status === 408 || status === 429 || status < 400;
}

function isLocal(error: unknown): boolean {
  const { code, path } = (error ?? {}) as NodeJS.ErrnoException;
  return isNoRoom(error) || code === 'ENOENT' || (path !== undefined && LOCAL.has(code ?? ''));
}

function statusOf(error: unknown): number | undefined {
  return (error as SdkError | undefined)?.$metadata?.httpStatusCode;
}
