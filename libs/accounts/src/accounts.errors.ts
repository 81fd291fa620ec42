import { ConflictError, RateLimitedError, UnauthorizedError } from '@app/platform';

/** The address signs in to an account already. */
export class EmailTakenError extends ConflictError {
  constructor(email: string) {
    super(`an account for ${email} exists already`);
  }
}

/** The e-mail or the password is wrong; which of them is not told. */
export class WrongSignInError extends UnauthorizedError {
  constructor() {
    super('The e-mail or the password is wrong.');
  }
}

/** Too many failed sign-ins for one e-mail or address (CONTRACT.md 3). */
export class TooManySignInsError extends RateLimitedError {
  constructor(failures: number, retryAfterSeconds: number) {
    super(`${failures} failed sign-ins in 15 minutes`, retryAfterSeconds);
  }
}
