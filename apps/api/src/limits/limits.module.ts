import { Module } from '@nestjs/common';
import { BillingModule } from '@app/billing';
import { SourcesModule } from '@app/sources';
import { WebhooksModule } from '@app/webhooks';
import { AccountLimits } from './account-limits';
import { LimitsController } from './limits.controller';

/** What holds for an account. */
@Module({
  imports: [BillingModule, SourcesModule, WebhooksModule],
  providers: [AccountLimits],
  controllers: [LimitsController],
})
export class LimitsApiModule {}
