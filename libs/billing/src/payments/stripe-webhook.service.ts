import { Inject, Injectable } from '@nestjs/common';
import Stripe from 'stripe';
import { BadRequestError, type Config, CONFIG, NotFoundError } from '@app/platform';
import { SettleTopUpService } from './settle-top-up.service';
import { chargeOf, TOP_UP_FIELD } from './stripe-charge';

const HEARD = ['payment_intent.succeeded', 'payment_intent.payment_failed', 'payment_intent.canceled'] as const;
type HeardEvent = Extract<Stripe.Event, { type: (typeof HEARD)[number] }>;

/** Hears from Stripe what became of payments, in case its answers were lost. */
@Injectable()
export class StripeWebhookService {
  private readonly secret: string | undefined;

  constructor(
    @Inject(CONFIG) config: Config,
    private readonly settling: SettleTopUpService,
  ) {
    this.secret = config.stripe?.webhookSecret;
  }

  /** Takes an event as Stripe signed it. Throws `NotFoundError` where none is expected, `BadRequestError` for another's. */
  async hear(raw: Buffer, signature: string): Promise<void> {
    if (!this.secret) throw new NotFoundError('payment provider', 'stripe');
    const event = readEvent(raw, signature, this.secret);
    if (!isHeard(event)) return;
    const { object: intent } = event.data;
    const topUpId = intent.metadata[TOP_UP_FIELD];
    // Payments of other programs under the same Stripe account are theirs.
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
