import { ConflictError, UnprocessableError } from '@app/platform';

/** The version that would be published has no file. */
export class NotRenderedError extends ConflictError {
  constructor(videoId: string, status: string) {
    super(`${videoId} is ${status}: what is published is the file of the current version, so render it first`);
  }
}

/** Nothing opens a scheduler. */
export class NoSchedulerError extends UnprocessableError {
  constructor(kind: string) {
    super(`the account has no connection to ${kind}; save one by POST /v1/account/connections`);
  }
}

/** The scheduler cannot be asked, or says no: what was asked of it was surely not done. */
export class SchedulerError extends UnprocessableError {}

/** It takes nothing more for now; `seconds` is how long it asks to be left alone, null where it does not say. */
export class SchedulerBusyError extends SchedulerError {
  constructor(
    message: string,
    readonly seconds: number | null,
  ) {
    super(message, 'away');
  }
}

/** Nobody knows whether the scheduler took the post. */
export class UncertainPostError extends Error {}
