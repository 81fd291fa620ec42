import { Module } from '@nestjs/common';
import { Ledger } from './ledger';
import { LedgerAuditService } from './ledger-audit.service';
import { WalletService } from './wallet.service';

@Module({ providers: [Ledger, WalletService, LedgerAuditService], exports: [WalletService, LedgerAuditService] })
export class BillingModule {}
