import { ConflictError, UnprocessableError } from '@app/platform';

/** The key was used for another request within the last 24 hours. */
export class IdempotencyKeyReusedError extends UnprocessableError {
  constructor() {
    super('Idempotency-Key was used for another request');
  }
}

/** The first call under the key has not been answered yet, or another call took it over. */
export class StillRunningError extends ConflictError {
  constructor() {
    super('the first request with this Idempotency-Key is still running');
  }
}
