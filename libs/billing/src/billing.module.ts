import { Module } from '@nestjs/common';
import { BillingMetrics } from './billing.metrics';
import { BillingSettingsService } from './billing-settings.service';
import { DepositsService } from './deposits.service';
import { ExpiryService } from './expiry.service';
import { Ledger } from './ledger';
import { LedgerAuditService } from './ledger-audit.service';
import { LedgerHistoryService } from './ledger-history.service';
import { PAYMENT_SERVICES, paymentProvider } from './payments/payment.providers';
import { Spending } from './spending';
import { WalletService } from './wallet.service';

const SERVICES = [
  WalletService,
  Spending,
  DepositsService,
  ExpiryService,
  LedgerHistoryService,
  LedgerAuditService,
  BillingSettingsService,
  ...PAYMENT_SERVICES,
];

@Module({ providers: [Ledger, paymentProvider, BillingMetrics, ...SERVICES], exports: [...SERVICES, paymentProvider] })
export class BillingModule {}
