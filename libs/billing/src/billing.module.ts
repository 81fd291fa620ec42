import { Module } from '@nestjs/common';
import { BillingSettingsService } from './billing-settings.service';
import { DepositsService } from './deposits.service';
import { ExpiryService } from './expiry.service';
import { Ledger } from './ledger';
import { LedgerAuditService } from './ledger-audit.service';
import { LedgerHistoryService } from './ledger-history.service';
import { WalletService } from './wallet.service';

const SERVICES = [
  WalletService,
  DepositsService,
  ExpiryService,
  LedgerHistoryService,
  LedgerAuditService,
  BillingSettingsService,
];

@Module({ providers: [Ledger, ...SERVICES], exports: SERVICES })
export class BillingModule {}
