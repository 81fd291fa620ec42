import { Account } from './account.entity';
import { ApiKey } from './api-key.entity';
import { Connection } from './connections/connection.entity';
import { EmbedToken } from './embed/embed-token.entity';
import { Notification } from './notifications/notification.entity';
import { AccountLink } from './recovery/account-link.entity';
import { ApiRequest } from './requests/api-request.entity';
import { Session } from './sessions/session.entity';

export { Account } from './account.entity';
export { type AccountsErrorCode, EmailTakenError, MissingScopeError } from './accounts.errors';
export { AccountsModule } from './accounts.module';
export { AccountsService } from './accounts.service';
export { ApiKey } from './api-key.entity';
export { ApiKeysService, type KeyRefusal } from './api-keys.service';
export { Connection, CONNECTION_KINDS, type ConnectionKind } from './connections/connection.entity';
export { ConnectionsService } from './connections/connections.service';
export { readOrigin } from './embed/embed-origin';
export { EMBED_TTL, type EmbedPage, EmbedTokensService } from './embed/embed-tokens.service';
export {
  IDEMPOTENT_FOR_MS,
  type IdempotencyClaim,
  IdempotencyService,
  type KeptAnswer,
} from './idempotency/idempotency.service';
export { IdempotencyKeyReusedError, StillRunningError } from './idempotency/idempotency.errors';
export { KEY_SCOPES, type KeyScope, missingScope } from './key-scopes';
export { NOTICE_KINDS, type NoticeKind } from './notifications/notices';
export { Notification } from './notifications/notification.entity';
export { NotificationsModule } from './notifications/notifications.module';
export { NotificationsService } from './notifications/notifications.service';
export { ChangePasswordService } from './passwords/change-password.service';
export { PasswordHashes } from './passwords/password-hashes';
export { ResetPasswordService } from './passwords/reset-password.service';
export { EmailConfirmationService } from './recovery/email-confirmation.service';
export { ForgottenPasswordService } from './recovery/forgotten-password.service';
export { OwnerMailsService } from './recovery/owner-mails.service';
export { TryLimits } from './recovery/try-limits';
export { ApiRequest } from './requests/api-request.entity';
export { loggableBody, loggablePath } from './requests/loggable-body';
export { RequestLogService } from './requests/request-log.service';
export { RequestRecorder } from './requests/request-recorder';
export { RestoreAccountService } from './restore-account.service';
export { type ClosedAccount, ShutAccountService } from './shut-account.service';
export { KnownDevices } from './sessions/known-devices';
export { type OpenSession, SessionsService } from './sessions/sessions.service';
export { SignInService } from './sessions/sign-in.service';
export { SweepAccountsService } from './sweep-accounts.service';
export { CLOSING_CONFIG, type ClosingConfig } from './closing.config';

/** For the application's list of tables. */
export const ACCOUNT_ENTITIES = [
  Account,
  ApiKey,
  Session,
  Notification,
  Connection,
  AccountLink,
  EmbedToken,
  ApiRequest,
];
