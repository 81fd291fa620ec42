import { BadRequestError, ConflictError, RateLimitedError, UnprocessableError } from '@app/platform';

/** The token of a mailed link is unknown, used or expired; the message does not say which. */
export class SpentLinkError extends UnprocessableError {
  constructor() {
    super('this link was used, is too old or was never sent: ask for a new one');
  }
}

/** Too many attempts at something that can be guessed or that sends mail. */
export class TooManyTriesError extends RateLimitedError {
  constructor(what: string, retryAfterSeconds: number) {
    super(what, retryAfterSeconds);
  }
}

/** The given password is not the account's. */
export class WrongPasswordError extends BadRequestError {
  constructor() {
    super([{ path: 'current', message: 'is not the password of this account' }]);
  }
}

/** The e-mail is confirmed already. */
export class EmailConfirmedError extends ConflictError {
  constructor() {
    super('the e-mail is confirmed already');
  }
}
