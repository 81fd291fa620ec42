import { Module } from '@nestjs/common';
import { AccountDoorService } from './account-door.service';
import { AccountsService } from './accounts.service';
import { ApiKeysService } from './api-keys.service';
import { ConnectionsService } from './connections/connections.service';
import { EmbedTokensService } from './embed/embed-tokens.service';
import { IdempotencyService } from './idempotency/idempotency.service';
import { ChangePasswordService } from './passwords/change-password.service';
import { PasswordHashes } from './passwords/password-hashes';
import { ResetPasswordService } from './passwords/reset-password.service';
import { SetPasswordService } from './passwords/set-password.service';
import { AccountLinksService } from './recovery/account-links.service';
import { EmailConfirmationService } from './recovery/email-confirmation.service';
import { ForgottenPasswordService } from './recovery/forgotten-password.service';
import { MailResetLinksSubscriber } from './recovery/mail-reset-links.subscriber';
import { OwnerMailsService } from './recovery/owner-mails.service';
import { TryLimits } from './recovery/try-limits';
import { KnownDevices } from './sessions/known-devices';
import { SessionsService } from './sessions/sessions.service';
import { SignInFailures } from './sessions/sign-in-failures';
import { SignInService } from './sessions/sign-in.service';
import { SweepAccountsService } from './sweep-accounts.service';

@Module({
  providers: [
    AccountDoorService,
    AccountsService,
    ApiKeysService,
    ConnectionsService,
    EmbedTokensService,
    IdempotencyService,
    PasswordHashes,
    AccountLinksService,
    EmailConfirmationService,
    ForgottenPasswordService,
    MailResetLinksSubscriber,
    OwnerMailsService,
    ChangePasswordService,
    ResetPasswordService,
    SetPasswordService,
    TryLimits,
    KnownDevices,
    SessionsService,
    SignInFailures,
    SignInService,
    SweepAccountsService,
  ],
  exports: [
    AccountDoorService,
    AccountsService,
    ApiKeysService,
    ConnectionsService,
    EmbedTokensService,
    IdempotencyService,
    EmailConfirmationService,
    ForgottenPasswordService,
    OwnerMailsService,
    PasswordHashes,
    ChangePasswordService,
    ResetPasswordService,
    TryLimits,
    KnownDevices,
    SessionsService,
    SignInService,
    SweepAccountsService,
  ],
})
export class AccountsModule {}
