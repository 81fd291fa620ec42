import { CodedError, type DomainError } from '@app/platform/errors';

/** Codes of this lib's errors. */
export type BillingErrorCode = 'insufficient_credits' | 'max_credits_exceeded' | 'payment_failed';

/** The wallet cannot pay; nothing was made or charged. */
export class InsufficientCreditsError extends CodedError<BillingErrorCode> {
  constructor(readonly amounts: { needed: number; held: number }) {
    const short = amounts.needed - amounts.held;
    super(
      'payment_required',
      `insufficient_credits: needed ${amounts.needed}, held ${amounts.held}, short ${short}`,
      `This needs ${amounts.needed} credits and the wallet can spend ${amounts.held}. Nothing was made or charged.`,
    );
  }
}

/** The work could cost more than the caller's `maxCredits`; nothing was made or charged. */
export class MaxCreditsExceededError extends CodedError<BillingErrorCode> {
  constructor(
    readonly amounts: { needed: number; allowed: number },
    message = `This could come to ${amounts.needed} credits and maxCredits allows ${amounts.allowed}. Nothing was made or charged.`,
  ) {
    super('payment_required', `max_credits_exceeded: needed ${amounts.needed}, allowed ${amounts.allowed}`, message);
  }
}

/** The limit that an integrator set for one of their users is reached. The user reads this message and cannot change the limit. */
export class SpendingLimitError extends MaxCreditsExceededError {
  constructor({ needed, allowed }: { needed: number; allowed: number }) {
    const left = `This needs ${needed} credits, and ${allowed} are left for you here. Nothing was made or charged.`;
    super({ needed, allowed }, `${left} The site that shows this studio sets your limit; ask there for more.`);
  }
}

/**
 * Turns an error into one that the user of an embedded studio may read: it says nothing about the integrator's wallet or
 * cards, only about what the user's own request or token allows.
 */
export function forEndUser(error: DomainError): DomainError {
  if (error.kind !== 'payment_required' || error instanceof MaxCreditsExceededError) return error;
  return new CodedError<BillingErrorCode>(
    'payment_required',
    'insufficient_credits',
    'There are not enough credits for this at the moment. Nothing was made or charged.',
  );
}
