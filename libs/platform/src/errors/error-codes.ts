/** What may stand before the colon of an `error`, in an answer or on work that failed (docs/errors.md). */
export const ERROR_CODES = [
  'bad_request',
  'request_timeout',
  'unauthorized',
  'insufficient_credits',
  'max_credits_exceeded',
  'payment_failed',
  'forbidden',
  'missing_scope',
  'not_found',
  'conflict',
  'cancelled',
  'too_large',
  'unprocessable',
  'rate_limited',
  'internal',
  'interrupted',
  'design_failed',
  'ungrounded_storyboard',
  'unavailable',
] as const;

/** A code that is published: a new one is a change of the contract. */
export type ErrorCode = (typeof ERROR_CODES)[number];

/** A code, and its detail behind a colon where there is one. */
export type ErrorText = ErrorCode | `${ErrorCode}: ${string}` | `payment_failed (${string}): ${string}`;
