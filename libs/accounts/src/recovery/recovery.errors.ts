import { BadRequestError, ConflictError, RateLimitedError, UnprocessableError } from '@app/platform';

/** The token of a mailed link is unknown, was used, or is too old; which of them is not told. */
export class SpentLinkError extends UnprocessableError {
  constructor() {
    super('this link was used, is too old or was never sent: ask for a new one');
  }
}

/** Too many tries at something that could be guessed or would send mail. */
export class TooManyTriesError extends RateLimitedError {
  constructor(what: string, retryAfterSeconds: number) {
    super(what, retryAfterSeconds);
  }
}

/** The password that was given as the account's own is not. */
export class WrongPasswordError extends BadRequestError {
  constructor() {
    super([{ path: 'current', message: 'is not the password of this account' }]);
  }
}

/** There is nothing left to confirm. */
export class EmailConfirmedError extends ConflictError {
  constructor() {
    super('the e-mail is confirmed already');
  }
}
