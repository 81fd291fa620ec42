import { CodedError, DomainError } from '@app/platform';
import { type BillingErrorCode, MaxCreditsExceededError } from './billing.errors';

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
