import { type DynamicModule, Module } from '@nestjs/common';
import { ACCOUNT_ENTITIES, AccountsModule } from '@app/accounts';
import { BILLING_ENTITIES, BillingModule } from '@app/billing';
import { type Config, PlatformModule } from '@app/platform';

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
