import { isNoRoom } from '../files/no-room';
import { MissingObjectError, StorageError } from './storage.errors';

/** What the SDK tells of an answer, or nothing where none came. */
interface SdkError {
  name?: string;
  $metadata?: { httpStatusCode?: number };
}

const NO_OBJECT = new Set(['NoSuchKey', 'NotFound']);
/** Of the machine we run on: its disk, not the store. */
const LOCAL = new Set(['EACCES', 'EISDIR', 'ENOTDIR', 'EROFS', 'EMFILE']);

/** What our callers are told: that there is no object, that this disk fails, or that the store does. */
export function toStorageError(error: unknown, what: string, key: string): Error {
  if (error instanceof StorageError || error instanceof MissingObjectError || isLocal(error)) return error as Error;
  if (statusOf(error) === 404 && NO_OBJECT.has((error as SdkError).name ?? '')) return new MissingObjectError(key);
  return new StorageError(`${what} ${key}`, error, isPassing(error));
}

/** Whether the same call may work in a moment. What a store refuses by a status of 4xx it refuses again. */
function isPassing(error: unknown): boolean {
  // Its completion was done, and the answer lost: the next upload is another.
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
