import { ConflictError, UnprocessableError } from '@app/platform';

/** The version to publish has no file. */
export class NotRenderedError extends ConflictError {
  constructor(videoId: string, status: string) {
    super(`${videoId} is ${status}: what is published is the file of the current version, so render it first`);
  }
}

/** No scheduler is connected. */
export class NoSchedulerError extends UnprocessableError {
  constructor(kind: string) {
    super(`the account has no connection to ${kind}; save one by POST /v1/account/connections`);
  }
}

/** The scheduler is unreachable or refused: the request certainly had no effect. */
export class SchedulerError extends UnprocessableError {}

/** The scheduler is rate limiting; `seconds` is the wait it asks for, null if it does not say. */
export class SchedulerBusyError extends SchedulerError {
  constructor(
    message: string,
    readonly seconds: number | null,
  ) {
    super(message, 'away');
  }
}

/** It is unknown whether the scheduler took the post. */
export class UncertainPostError extends Error {}
