import { BillingSettings } from './billing-settings.entity';
import { Deposit } from './deposit.entity';
import { Hold } from './hold.entity';
import { LedgerAccount, LedgerEntry, LedgerTransaction } from './ledger.entity';
import { Card } from './payments/card.entity';
import { CardTopUp } from './payments/card-top-up.entity';
import { SandboxCharge } from './payments/sandbox-charge.entity';

export { type BillingErrorCode, forEndUser, InsufficientCreditsError, MaxCreditsExceededError } from './billing.errors';
export { BillingModule } from './billing.module';
export { PACKS_USD, type PackUsd } from './billing-settings.entity';
export { BillingSettingsService } from './billing-settings.service';
export { DepositsService } from './deposits.service';
export { ExpiryService } from './expiry.service';
export { type Invoice, InvoicesService, type InvoiceTotals } from './invoices.service';
export { type LedgerAudit, LedgerAuditService } from './ledger-audit.service';
export { LedgerHistoryService } from './ledger-history.service';
export { LEDGER_KINDS, type LedgerKind, LedgerTransaction } from './ledger.entity';
export { BuyPackService } from './payments/buy-pack.service';
export { Card } from './payments/card.entity';
export { type CardSaved, CardsService } from './payments/cards.service';
export { CardTopUp } from './payments/card-top-up.entity';
export { ChargeTopUpService } from './payments/charge-top-up.service';
export { DAILY_CAP_USD } from './payments/open-top-up.service';
export { PayAsYouGoService } from './payments/pay-as-you-go.service';
export { PAYMENT_PROVIDERS, PaymentProvider, type PaymentProviderName } from './payments/payment-provider';
export { PaymentFailedError } from './payments/payments.errors';
export { StripeWebhookService } from './payments/stripe-webhook.service';
export {
  type Price,
  priceEdit,
  type PricedVideo,
  priceEpisode,
  priceFootage,
  type PriceItem,
  priceVideo,
} from './price';
export {
  designCredits,
  EDIT_KINDS,
  type EditKind,
  type Engine,
  ENGINES,
  episodeCredits,
  imagesFor,
  type MediaCount,
  type MediaKind,
  NO_MEDIA,
  CHARGES,
  type ChargeKind,
  MEDIA_KINDS,
  PRICE_TYPES,
  PRICES,
  renderCredits,
  usdOf,
} from './price-list';
export { priceRows, priceTable } from './price-words';
export { type Overspending, Spending } from './spending';
export { UsageService } from './usage.service';
export { WalletService } from './wallet.service';
export { STRIPE_CONFIG, type StripeConfig } from './payments/payments.config';

/** For the application's list of tables. */
export const BILLING_ENTITIES = [
  LedgerAccount,
  LedgerTransaction,
  LedgerEntry,
  Hold,
  Deposit,
  BillingSettings,
  Card,
  CardTopUp,
  SandboxCharge,
];
