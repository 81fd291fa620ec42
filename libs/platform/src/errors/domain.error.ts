/** How a domain error is told to the outside; the api maps each to an HTTP status. */
export type ErrorKind =
  | 'bad_request'
  | 'unauthorized'
  | 'payment_required'
  | 'forbidden'
  | 'not_found'
  | 'conflict'
  | 'too_large'
  | 'unprocessable'
  | 'rate_limited'
  | 'unavailable'
  | 'away'
  | 'internal';

/** Codes of errors that any lib may throw. A lib declares its own beside its errors; libs/composition lists all of them. */
export type CommonErrorCode =
  | 'bad_request'
  | 'request_timeout'
  | 'unauthorized'
  | 'forbidden'
  | 'not_found'
  | 'conflict'
  | 'too_large'
  | 'unprocessable'
  | 'rate_limited'
  | 'internal'
  | 'unavailable';

/** A code, and its detail behind a colon or its reason in brackets where there is one. */
type ErrorText<Code extends string> = Code | `${Code}: ${string}` | `${Code} (${string}): ${string}`;

/** One bad argument: where it stands in the request and what is wrong with it. */
export interface ErrorDetail {
  path: string;
  message: string;
}

/**
 * Base of every error that a caller may see. `error` is the published code, with its detail behind a colon
 * where the specification gives one (`insufficient_credits: needed 490, held 50, short 440`).
 */
export class DomainError extends Error {
  constructor(
    readonly kind: ErrorKind,
    readonly error: string,
    message: string,
    readonly details?: ErrorDetail[],
  ) {
    super(message);
    this.name = new.target.name;
  }
}

/** A domain error with one of the codes that its lib declares. */
export class CodedError<Code extends string> extends DomainError {
  constructor(kind: ErrorKind, error: ErrorText<Code>, message: string, details?: ErrorDetail[]) {
    super(kind, error, message, details);
  }
}

/** A record that does not exist, or belongs to another account: both answer alike. */
export class NotFoundError extends CodedError<CommonErrorCode> {
  constructor(what: string, id: string) {
    super('not_found', `not_found: ${what} ${id}`, `There is no ${what} ${id}.`);
  }
}

/** Arguments that cannot be accepted; all bad ones are reported in one answer. */
export class BadRequestError extends CodedError<CommonErrorCode> {
  constructor(details: ErrorDetail[]) {
    const [first] = details;
    // What is wrong with the whole has no path.
    const told = first && `${first.path} ${first.message}`.trim();
    super(
      'bad_request',
      told === undefined ? 'bad_request' : `bad_request: ${told}`,
      details.map(({ path, message }) => `${path} ${message}`.trim()).join('; '),
      details,
    );
  }
}

/** The caller is not who they need to be. */
export class UnauthorizedError extends CodedError<CommonErrorCode> {
  constructor(message: string) {
    super('unauthorized', 'unauthorized', message);
  }
}

/** Known, but this is not theirs to do. */
export class ForbiddenError extends CodedError<CommonErrorCode> {
  constructor(message: string) {
    super('forbidden', 'forbidden', message);
  }
}

/** Too much in too short a time; the answer says in `Retry-After` when to come again. */
export class RateLimitedError extends CodedError<CommonErrorCode> {
  constructor(
    detail: string,
    readonly retryAfterSeconds: number,
  ) {
    super('rate_limited', `rate_limited: ${detail}`, `Too many: ${detail}. Try again in ${retryAfterSeconds} seconds.`);
  }
}

/** The record is in a state that does not allow this. */
export class ConflictError extends CodedError<CommonErrorCode> {
  constructor(message: string) {
    super('conflict', `conflict: ${message}`, message);
  }
}

/** Understood, but it cannot be worked with: an address that may not be fetched, a file without media. */
export class UnprocessableError extends CodedError<CommonErrorCode> {
  /** `away`: another service does not answer just now, and the same request may work in a while; clients repeat it. */
  constructor(message: string, kind?: 'away') {
    if (kind === 'away') super('away', `unavailable: ${message}`, message);
    else super('unprocessable', `unprocessable: ${message}`, message);
  }
}
