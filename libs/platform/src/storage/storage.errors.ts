import { DomainError } from '../errors/domain.error';

/** The store does not answer, or answers that it cannot: to be tried again later. */
export class StorageError extends DomainError {
  /** `isPassing`: the same call may work in a moment. `what` and `cause` are for the log; callers are told the message alone. */
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

/** Whether this failed because the store does not answer for now. Looks through errors to what caused them. */
export function isStorageAway(error: unknown): boolean {
  for (let at = error, depth = 0; at instanceof Error && depth < 5; at = at.cause, depth += 1) {
    if (at instanceof StorageError) return at.isPassing;
  }
  return false;
}

/** There is no object of that key; said as a folder says it of a file. */
export class MissingObjectError extends Error {
  readonly code = 'ENOENT';

  constructor(key: string) {
    super(`ENOENT: no object ${key}`);
    this.name = MissingObjectError.name;
  }
}

/** Whether this is what a storage throws for an object that it does not have. */
export function isMissingObject(error: unknown): boolean {
  return (error as NodeJS.ErrnoException | undefined)?.code === 'ENOENT';
}
