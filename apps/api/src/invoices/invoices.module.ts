import { Module } from '@nestjs/common';
import { AccountsModule } from '@app/accounts';
import { BillingModule } from '@app/billing';
import { InvoicesController } from './invoices.controller';

/** The books of an account, month by month. */
@Module({ imports: [AccountsModule, BillingModule], controllers: [InvoicesController] })
export class InvoicesApiModule {}
