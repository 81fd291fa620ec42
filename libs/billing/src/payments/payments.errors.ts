import { BadRequestError, CodedError } from '@app/platform';
import type { BillingErrorCode } from '../billing.errors';
import type { PaymentFailure } from './payment-provider';

const WORDS: Record<PaymentFailure, [detail: string, message: string]> = {
  card_declined: ['the card was declined', 'The card on file was declined.'],
  authentication_required: [
    'the bank asks for its owner',
    'The bank asks for the owner of the card, who is not there when a wallet is topped up. Save another card.',
  ],
  daily_cap: ['the most for one day is reached', 'Pay-as-you-go has reached what it may charge in one day (UTC).'],
  provider_unavailable: [
    'the payment provider did not answer',
    'The payment provider did not answer. A payment that went through all the same is credited by itself.',
  ],
};

/** A short wallet could not be topped up, or a card could not be saved. */
export class PaymentFailedError extends CodedError<BillingErrorCode> {
  constructor(readonly reason: PaymentFailure) {
    const [detail, message] = WORDS[reason];
    super('payment_required', `payment_failed (${reason}): ${detail}`, `${message} Nothing was made.`);
  }
}

/** The payment provider does not know this payment method. */
export class UnknownPaymentMethodError extends BadRequestError {
  constructor() {
    super([{ path: 'paymentMethod', message: 'is not known to the payment provider' }]);
  }
}

/** The provider's answer is missing or unclear: the charge may or may not have been made. */
export class PaymentUnavailableError extends Error {}
