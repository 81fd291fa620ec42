import type { FactoryProvider } from '@nestjs/common';
import { Clock, Database } from '@app/platform';
import { STRIPE_CONFIG, type StripeConfig } from './payments.config';
import { BuyPackService } from './buy-pack.service';
import { CardsService } from './cards.service';
import { ChargeTopUpService } from './charge-top-up.service';
import { OpenTopUpService } from './open-top-up.service';
import { PayAsYouGoService } from './pay-as-you-go.service';
import { PaymentProvider } from './payment-provider';
import { SandboxPayments } from './sandbox-payments';
import { SettleTopUpService } from './settle-top-up.service';
import { StripePayments } from './stripe-payments';
import { StripeWebhookService } from './stripe-webhook.service';

/** Stripe if it is configured, otherwise the sandbox. */
export const paymentProvider: FactoryProvider<PaymentProvider> = {
  provide: PaymentProvider,
  inject: [Database, Clock, STRIPE_CONFIG.token],
  useFactory: (database: Database, clock: Clock, stripe?: StripeConfig) =>
    stripe ? new StripePayments(stripe) : new SandboxPayments(database, clock),
};

export const PAYMENT_SERVICES = [
  CardsService,
  BuyPackService,
  PayAsYouGoService,
  ChargeTopUpService,
  OpenTopUpService,
  SettleTopUpService,
  StripeWebhookService,
];
