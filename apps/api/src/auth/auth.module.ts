import { Module } from '@nestjs/common';
import { PassportModule } from '@nestjs/passport';
import { AccountsModule } from '@app/accounts';
import { BillingModule } from '@app/billing';
import { VideosModule } from '@app/videos';
import { AuthController } from './auth.controller';
import { BearerCallers } from './bearer-callers';
import { BearerStrategy } from './bearer.strategy';
import { CallerGuard } from './caller.guard';
import { DeviceCookie } from './device-cookie';
import { PasswordController } from './password.controller';
import { RecoveryController } from './recovery.controller';
import { SessionCookie } from './session-cookie';
import { SignUpService } from './sign-up.service';
import { StandingLeave } from './standing-leave';

/** Sign-up, sign-in and recovery, and who is asking. */
@Module({
  imports: [PassportModule, AccountsModule, BillingModule, VideosModule],
  controllers: [AuthController, RecoveryController, PasswordController],
  providers: [BearerCallers, BearerStrategy, CallerGuard, DeviceCookie, SessionCookie, SignUpService, StandingLeave],
  exports: [BearerCallers, CallerGuard, SessionCookie, StandingLeave],
})
export class AuthApiModule {}
