import { Module } from '@nestjs/common';
import { AccountsService } from './accounts.service';
import { ApiKeysService } from './api-keys.service';
import { SessionsService } from './sessions/sessions.service';
import { SignInFailures } from './sessions/sign-in-failures';
import { SignInService } from './sessions/sign-in.service';

@Module({
  providers: [AccountsService, ApiKeysService, SessionsService, SignInFailures, SignInService],
  exports: [AccountsService, ApiKeysService, SessionsService, SignInService],
})
export class AccountsModule {}
