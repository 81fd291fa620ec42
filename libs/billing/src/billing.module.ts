import { Module } from '@nestjs/common';
import { NotificationsModule } from '@app/accounts';
import { ClocksModule } from '@app/clocks';
import { BillingMetrics } from './billing.metrics';
import { BillingSettingsService } from './billing-settings.service';
import { DepositsService } from './deposits.service';
import { ExpiryService } from './expiry.service';
import { InvoicesService } from './invoices.service';
import { Ledger } from './ledger';
import { LedgerAuditService } from './ledger-audit.service';
import { LedgerHistoryService } from './ledger-history.service';
import { NotifyOwnersSubscriber } from './notify-owners.subscriber';
import { PAYMENT_SERVICES, paymentProvider } from './payments/payment.providers';
import { Spending } from './spending';
import { UsageService } from './usage.service';
import { WalletService } from './wallet.service';

const SERVICES = [
  WalletService,
  Spending,
  DepositsService,
  ExpiryService,
  LedgerHistoryService,
  UsageService,
  InvoicesService,
  LedgerAuditService,
  BillingSettingsService,
  ...PAYMENT_SERVICES,
];

@Module({
  imports: [ClocksModule, NotificationsModule],
  providers: [Ledger, paymentProvider, BillingMetrics, NotifyOwnersSubscriber, ...SERVICES],
  exports: [...SERVICES, paymentProvider],
})
export class BillingModule {}
