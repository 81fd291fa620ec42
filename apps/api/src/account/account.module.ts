import { Module } from '@nestjs/common';
import { AccountsModule, NotificationsModule } from '@app/accounts';
import { BillingModule } from '@app/billing';
import { LifecycleModule } from '@app/lifecycle';
import { AuthApiModule } from '../auth/auth.module';
import { AccountController } from './account.controller';
import { ClosingController } from './closing.controller';
import { ExportsController } from './exports.controller';
import { KeysController } from './keys.controller';
import { NotificationsController } from './notifications.controller';

/** An account: its keys, notifications and exports, and its end. */
@Module({
  imports: [AccountsModule, AuthApiModule, BillingModule, LifecycleModule, NotificationsModule],
  controllers: [AccountController, ClosingController, ExportsController, KeysController, NotificationsController],
})
export class AccountApiModule {}
