import { type DynamicModule, Module } from '@nestjs/common';
import { ACCOUNT_ENTITIES, AccountsModule, CLOSING_CONFIG } from '@app/accounts';
import { BILLING_ENTITIES, BillingModule, STRIPE_CONFIG } from '@app/billing';
import { type Config, PlatformModule } from '@app/platform';

/** The settings of the libs below. */
export const CLI_CONFIG_PARTS = [CLOSING_CONFIG, STRIPE_CONFIG];

/** What the operator's commands need. */
@Module({})
export class CliModule {
  static with(config: Config, databaseUrl: string): DynamicModule {
    return {
      module: CliModule,
      imports: [
        PlatformModule.with({ config, databaseUrl, entities: [...ACCOUNT_ENTITIES, ...BILLING_ENTITIES] }),
        AccountsModule,
        BillingModule,
      ],
    };
  }
}
