import { ConflictError, UnprocessableError } from '@app/platform';

/** The key was used for another request within the last 24 hours. */
export class IdempotencyKeyReusedError extends UnprocessableError {
  constructor() {
    super('Idempotency-Key was used for another request');
  }
}

/** The first call under the key is still running, or another call took the key over. */
export class StillRunningError extends ConflictError {
  constructor() {
    super('the first request with this Idempotency-Key is still running');
  }
}
