import { CodedError, type CommonErrorCode } from '../errors/domain.error';

/** The store does not answer or fails: try again later. */
export class StorageError extends CodedError<CommonErrorCode> {
  /** `isPassing`: a retry may succeed. `what` and `cause` are for the log; callers get only the message. */
  constructor(
    what: string,
    cause: unknown,
    readonly isPassing = true,
  ) {
    super('unavailable', 'unavailable: storage', 'The file storage does not answer right now. Try again later.');
    const reason = (cause as Error | undefined)?.message ?? 'no reason given';
    this.cause = new Error(`could not ${what}: ${reason}`, { cause });
  }
}

/** Whether the store is temporarily unavailable. Follows the chain of causes. */
export function isStorageAway(error: unknown): boolean {
  for (let at = error, depth = 0; at instanceof Error && depth < 5; at = at.cause, depth += 1) {
    if (at instanceof StorageError) return at.isPassing;
  }
  return false;
}

/** There is no object with that key; same code as for a missing file. */
export class MissingObjectError extends Error {
  readonly code = 'ENOENT';

  constructor(key: string) {
    super(`ENOENT: no object ${key}`);
    this.name = MissingObjectError.name;
  }
}

/** Whether a storage threw this for a missing object. */
export function isMissingObject(error: unknown): boolean {
  return (error as NodeJS.ErrnoException | undefined)?.code === 'ENOENT';
}
