import Stripe from 'stripe';
import type { Charge, PaymentFailure } from './payment-provider';
import { PaymentUnavailableError } from './payments.errors';

/** The field of a PaymentIntent's metadata that names the top-up it pays for. */
export const TOP_UP_FIELD = 'topUp';

/** Maps Stripe's decline code to our reason. */
export function failureOf(code: string | null | undefined): PaymentFailure {
  return code === 'authentication_required' ? 'authentication_required' : 'card_declined';
}

/** States of a PaymentIntent that are not final and need no action from its owner. */
const UNDER_WAY = new Set(['processing', 'requires_confirmation', 'requires_capture']);

/** The outcome of a PaymentIntent. */
export function chargeOf(intent: Stripe.PaymentIntent): Charge {
  const { id: payment, status, last_payment_error: error } = intent;
  if (status === 'succeeded') return { status: 'succeeded', payment, amountCents: intent.amount_received };
  if (UNDER_WAY.has(status)) return { status: 'processing', payment };
  const reason =
    status === 'requires_action' ? 'authentication_required' : failureOf(error?.decline_code ?? error?.code);
  return { status: 'failed', payment, reason };
}

/** The outcome of a charge that Stripe refused. Throws `PaymentUnavailableError` if it may have been made anyway. */
export function refusalOf(error: unknown): Charge {
  if (error instanceof Stripe.errors.StripeCardError) {
    const payment = error.payment_intent?.id ?? null;
    const reason = error.code === 'authentication_required' ? error.code : failureOf(error.decline_code);
    return { status: 'failed', payment, reason };
  }
  // Stripe no longer knows the card or the customer.
  if (error instanceof Stripe.errors.StripeInvalidRequestError) {
    return { status: 'failed', payment: null, reason: 'card_declined' };
  }
  throw unavailable(error);
}

/** The error of a call whose outcome at Stripe is unknown. */
export function unavailable(error: unknown): PaymentUnavailableError {
  return new PaymentUnavailableError('Stripe gave no answer', { cause: error });
}

/** The loggable part of Stripe's error; the objects that come with it hold secrets. */
export function logged(error: unknown): Record<string, unknown> {
  if (!(error instanceof Stripe.errors.StripeError)) return { err: error };
  const { type, code, decline_code: declineCode, message, requestId } = error;
  return { stripe: { type, code, declineCode, message, requestId } };
}
