import { DomainError } from '@app/platform';
import { MaxCreditsExceededError } from './billing.errors';

/**
 * An error as the user of an embedded studio may read it: what the wallet of the integrator's account holds, and how its
 * cards fare, is not theirs to know. What their own request or token allows is.
 */
export function forEndUser(error: DomainError): DomainError {
  if (error.kind !== 'payment_required' || error instanceof MaxCreditsExceededError) return error;
  return new DomainError(
    'payment_required',
    'insufficient_credits',
    'There are not enough credits for this at the moment. Nothing was made or charged.',
  );
}
