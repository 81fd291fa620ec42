import { Module } from '@nestjs/common';
import { ClocksModule } from '@app/clocks';
import { AccountsService } from './accounts.service';
import { ApiKeysService } from './api-keys.service';
import { ConnectionsService } from './connections/connections.service';
import { EmbedTokensService } from './embed/embed-tokens.service';
import { IdempotencyService } from './idempotency/idempotency.service';
import { ChangePasswordService } from './passwords/change-password.service';
import { PasswordHashes } from './passwords/password-hashes';
import { ResetPasswordService } from './passwords/reset-password.service';
import { SetPasswordService } from './passwords/set-password.service';
import { PasswordProofService } from './passwords/password-proof.service';
import { AccountLinksService } from './recovery/account-links.service';
import { EmailConfirmationService } from './recovery/email-confirmation.service';
import { ForgottenPasswordService } from './recovery/forgotten-password.service';
import { MailResetLinksSubscriber } from './recovery/mail-reset-links.subscriber';
import { OwnerMailsService } from './recovery/owner-mails.service';
import { TryLimits } from './recovery/try-limits';
import { RequestLogService } from './requests/request-log.service';
import { RequestRecorder } from './requests/request-recorder';
import { RestoreAccountService } from './restore-account.service';
import { KnownDevices } from './sessions/known-devices';
import { SessionsService } from './sessions/sessions.service';
import { SignInFailures } from './sessions/sign-in-failures';
import { SignInService } from './sessions/sign-in.service';
import { ShutAccountService } from './shut-account.service';
import { SweepAccountsService } from './sweep-accounts.service';

@Module({
  imports: [ClocksModule],
  providers: [
    AccountsService,
    ApiKeysService,
    ConnectionsService,
    EmbedTokensService,
    IdempotencyService,
    PasswordHashes,
    PasswordProofService,
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
    RequestLogService,
    RequestRecorder,
    RestoreAccountService,
    ShutAccountService,
    SweepAccountsService,
  ],
  exports: [
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
    RequestLogService,
    RequestRecorder,
    RestoreAccountService,
    ShutAccountService,
    SweepAccountsService,
  ],
})
export class AccountsModule {}
