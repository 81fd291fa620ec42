import { Logger } from '@nestjs/common';
import Stripe from 'stripe';
import { askProvider, DomainError } from '@app/platform';
import type { StripeConfig } from './payments.config';
import { type CardOwner, type Charge, type ChargeOrder, PaymentProvider, type ProviderCard } from './payment-provider';
import { PaymentFailedError, UnknownPaymentMethodError } from './payments.errors';
import { chargeOf, failureOf, logged, refusalOf, TOP_UP_FIELD, unavailable } from './stripe-charge';

/** Under a minute with all retries, well within the time for which one process owns a payment. */
const TIMEOUT_MS = 15_000;
const REPETITIONS = 2;

/** How far Stripe's clock may be behind ours: a charge can look that much older than its order. */
const CLOCKS_DIFFER_S = 3_600;

/** Saves and charges cards with Stripe's SDK: SetupIntents, and off-session PaymentIntents. */
export class StripePayments extends PaymentProvider {
  readonly name = 'stripe';
  private readonly stripe: Stripe;
  private readonly logger = new Logger(StripePayments.name);

  constructor({ apiKey, baseUrl }: Pick<StripeConfig, 'apiKey' | 'baseUrl'>) {
    super();
    const { protocol, hostname, port } = new URL(baseUrl);
    this.stripe = new Stripe(apiKey, {
      host: hostname,
      port: port || (protocol === 'https:' ? 443 : 80),
      protocol: protocol === 'https:' ? 'https' : 'http',
      timeout: TIMEOUT_MS,
      maxNetworkRetries: REPETITIONS,
      telemetry: false,
    });
  }

  async saveCard({ accountId, customer: known }: CardOwner, token: string): Promise<ProviderCard> {
    try {
      const customer = known ?? (await this.openCustomer(accountId));
      const order: Stripe.SetupIntentCreateParams = {
        customer,
        payment_method: token,
        allowed_payment_method_types: ['card'],
        usage: 'off_session',
        confirm: true,
        expand: ['payment_method'],
      };
      const intent = await ask(() => this.stripe.setupIntents.create(order));
      if (intent.status !== 'succeeded') throw new PaymentFailedError('authentication_required');
      return cardOf(customer, intent.payment_method);
    } catch (error) {
      if (error instanceof DomainError) throw error;
      this.logger.warn({ ...logged(error), accountId }, 'a card could not be saved');
      throw savingError(error);
    }
  }

  async forgetCard(card: string): Promise<void> {
    try {
      await ask(() => this.stripe.paymentMethods.detach(card));
    } catch (error) {
      // It was refunded earlier.
      if (error instanceof Stripe.errors.StripeInvalidRequestError) return;
      throw savingError(error);
    }
  }

  async charge(order: ChargeOrder): Promise<Charge> {
    try {
      const intent: Stripe.PaymentIntentCreateParams = {
        amount: order.amountCents,
        currency: 'usd',
        customer: order.customer,
        payment_method: order.card,
        allowed_payment_method_types: ['card'],
        off_session: true,
        confirm: true,
        description: order.description,
        metadata: { [TOP_UP_FIELD]: order.key, account: order.accountId },
      };
      return chargeOf(await ask(() => this.stripe.paymentIntents.create(intent, { idempotencyKey: order.key })));
    } catch (error) {
      this.logger.warn({ ...logged(error), topUpId: order.key }, 'a charge failed');
      return refusalOf(error);
    }
  }

  /** Lists the customer's payments: Stripe forgets an idempotency key after a day, but not the list. */
  async findCharge({ key, customer, orderedAt }: ChargeOrder): Promise<Charge | null> {
    const since = Math.floor(orderedAt.getTime() / 1000) - CLOCKS_DIFFER_S;
    try {
      return await ask(async () => {
        for await (const intent of this.stripe.paymentIntents.list({ customer, created: { gte: since }, limit: 100 })) {
          if (intent.metadata[TOP_UP_FIELD] === key) return chargeOf(intent);
        }
        return null;
      });
    } catch (error) {
      throw unavailable(error);
    }
  }

  /** One customer per account, even if several first cards are saved in parallel. */
  private async openCustomer(accountId: string): Promise<string> {
    const metadata = { account: accountId };
    const once = { idempotencyKey: `customer:${accountId}` };
    return (await ask(() => this.stripe.customers.create({ metadata }, once))).id;
  }
}

/** The SDK's retries count as one call. */
async function ask<T>(call: () => Promise<T>): Promise<T> {
  return await askProvider('stripe', call);
}

function savingError(error: unknown): DomainError {
  if (error instanceof Stripe.errors.StripeCardError) return new PaymentFailedError(failureOf(error.code));
  if (error instanceof Stripe.errors.StripeInvalidRequestError) return new UnknownPaymentMethodError();
  return new PaymentFailedError('provider_unavailable');
}

function cardOf(customer: string, method: string | Stripe.PaymentMethod | null): ProviderCard {
  // Stripe also saves other kinds of payment method, which cannot be charged at once.
  if (method === null || typeof method === 'string' || !method.card) throw new UnknownPaymentMethodError();
  const { brand, last4, exp_month: expMonth, exp_year: expYear, fingerprint } = method.card;
  return { customer, card: method.id, brand, last4, expMonth, expYear, fingerprint: fingerprint ?? method.id };
}
