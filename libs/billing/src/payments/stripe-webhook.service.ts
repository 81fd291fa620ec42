import { Inject, Injectable } from '@nestjs/common';
import Stripe from 'stripe';
import { BadRequestError, NotFoundError } from '@app/platform';
import { STRIPE_CONFIG, type StripeConfig } from './payments.config';
import { SettleTopUpService } from './settle-top-up.service';
import { chargeOf, TOP_UP_FIELD } from './stripe-charge';

const HEARD = ['payment_intent.succeeded', 'payment_intent.payment_failed', 'payment_intent.canceled'] as const;
type HeardEvent = Extract<Stripe.Event, { type: (typeof HEARD)[number] }>;

/** Receives the outcome of payments from Stripe, in case its answers were lost. */
@Injectable()
export class StripeWebhookService {
  constructor(
    @Inject(STRIPE_CONFIG.token) private readonly settings: StripeConfig | undefined,
    private readonly settling: SettleTopUpService,
  ) {}

  /** Handles an event signed by Stripe. Throws `NotFoundError` if no secret is set, `BadRequestError` for a wrong signature. */
  async hear(raw: Buffer, signature: string): Promise<void> {
    const secret = this.settings?.webhookSecret;
    if (!secret) throw new NotFoundError('payment provider', 'stripe');
    const event = readEvent(raw, signature, secret);
    if (!isHeard(event)) return;
    const { object: intent } = event.data;
    const topUpId = intent.metadata[TOP_UP_FIELD];
    // Other programs may use the same Stripe account.
    if (topUpId) await this.settling.hear(topUpId, chargeOf(intent));
  }
}

function readEvent(raw: Buffer, signature: string, secret: string): Stripe.Event {
  try {
    return Stripe.webhooks.constructEvent(raw, signature, secret);
  } catch {
    throw new BadRequestError([{ path: 'stripe-signature', message: 'does not fit the body' }]);
  }
}

function isHeard(event: Stripe.Event): event is HeardEvent {
  return HEARD.some((type) => type === event.type);
}
