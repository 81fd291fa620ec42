import { Module } from '@nestjs/common';
import { AccountsService } from './accounts.service';
import { ApiKeysService } from './api-keys.service';
import { ConnectionsService } from './connections/connections.service';
import { IdempotencyService } from './idempotency/idempotency.service';
import { SessionsService } from './sessions/sessions.service';
import { SignInFailures } from './sessions/sign-in-failures';
import { SignInService } from './sessions/sign-in.service';
import { SweepAccountsService } from './sweep-accounts.service';

@Module({
  providers: [
    AccountsService,
    ApiKeysService,
    ConnectionsService,
    IdempotencyService,
    SessionsService,
    SignInFailures,
    SignInService,
    SweepAccountsService,
  ],
  exports: [
    AccountsService,
    ApiKeysService,
    ConnectionsService,
    IdempotencyService,
    SessionsService,
    SignInService,
    SweepAccountsService,
  ],
})
export class AccountsModule {}
