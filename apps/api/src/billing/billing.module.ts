import { Module } from '@nestjs/common';
import { BillingModule } from '@app/billing';
import { VideosModule } from '@app/videos';
import { BillingController } from './billing.controller';
import { CardsController } from './cards.controller';
import { LedgerController } from './ledger.controller';
import { QuoteController } from './quote.controller';
import { StripeWebhookController } from './stripe-webhook.controller';
import { UsageController } from './usage.controller';

/** Prices, cards, top-ups and the ledger. */
@Module({
  imports: [BillingModule, VideosModule],
  controllers: [
    LedgerController,
    CardsController,
    BillingController,
    StripeWebhookController,
    QuoteController,
    UsageController,
  ],
})
export class BillingApiModule {}
