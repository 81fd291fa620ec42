import { BadRequestError, CodedError, ConflictError, RateLimitedError, UnauthorizedError } from '@app/platform';
import type { KeyScope } from './key-scopes';

/** Codes of this lib's errors. */
export type AccountsErrorCode = 'missing_scope';

/** The e-mail already belongs to an account. */
export class EmailTakenError extends ConflictError {
  constructor(email: string) {
    super(`an account for ${email} exists already`);
  }
}

/** The e-mail or the password is wrong; the message does not say which. */
export class WrongSignInError extends UnauthorizedError {
  constructor() {
    super('The e-mail or the password is wrong.');
  }
}

/** The password is right, but the account was closed. */
export class AccountClosedError extends UnauthorizedError {
  constructor() {
    super('This account was closed. Whoever runs this service can bring it back until it is purged.');
  }
}

/** The owner gave a wrong password to close the account. */
export class WrongClosingPasswordError extends BadRequestError {
  constructor() {
    super([{ path: 'password', message: 'is not the password of this account' }]);
  }
}

/** The account cannot be restored: it is open, purged, or follows a live one. */
export class NotRestorableError extends ConflictError {
  constructor(accountId: string, why: 'it is open' | 'it is a test account' | 'it was purged') {
    super(`the account ${accountId} cannot be restored: ${why}`);
  }
}

/** The key is valid but lacks a scope. */
export class MissingScopeError extends CodedError<AccountsErrorCode> {
  constructor(scope: KeyScope) {
    super(
      'forbidden',
      `missing_scope: ${scope}`,
      `This API key lacks the scope ${scope}. Its owner can make one that has it.`,
    );
  }
}

/** Too many failed sign-ins for one e-mail or address. */
export class TooManySignInsError extends RateLimitedError {
  constructor(failures: number, retryAfterSeconds: number) {
    super(`${failures} failed sign-ins in 15 minutes`, retryAfterSeconds);
  }
}
