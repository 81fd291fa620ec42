export { auditFiles, type FileAudit } from './backup/audit-files';
export { BackupError } from './backup/backup-manifest';
export { makeBackup } from './backup/make-backup';
export type { NamedFile, NamedFiles, Query } from './backup/named-files';
export { restoreBackup } from './backup/restore-backup';
export { atMoment, Clock, SystemClock, virtualMoment, type VirtualMoment } from './clock';
export { type Config, ConfigError, loadConfig, variablesOf } from './config/config';
export { ConfigPart } from './config/config-part';
export { variable } from './config/variable';
export { readStoragePlace, type StorageConfig } from './config/storage.config';
export { CONFIG } from './config/config.module';
export { Database } from './database/database';
export { DATABASE_URL } from './database/database.tokens';
export { findOwned, type Owned } from './database/find-owned';
export { openOrm } from './database/orm-options';
export { type EmbeddedServer, startEmbeddedPostgres } from './database/embedded-postgres';
export { requireMigrated } from './database/require-migrated';
export { schemaDrift } from './database/schema-drift';
export { insertRows, newRow } from './database/insert-rows';
export { migrate } from './database/migrate';
export {
  type DatabaseNeed,
  migrateDatabase,
  type OpenDatabase,
  openDatabase,
  openDatabaseAsIs,
} from './database/open-database';
export { type PreparedStatement, runPrepared } from './database/prepared-statement';
export { refusedText, storableJson } from './database/stored-text';
export { SteadyClient } from './database/steady-client';
export { TableNews } from './database/table-news';
export {
  BadRequestError,
  CodedError,
  type CommonErrorCode,
  ConflictError,
  DomainError,
  type ErrorDetail,
  type ErrorKind,
  ForbiddenError,
  NotFoundError,
  RateLimitedError,
  UnauthorizedError,
  UnprocessableError,
} from './errors/domain.error';
export { isPassingTrouble } from './errors/passing-trouble';
export { ConfiguredService, NOT_NOW, type Pause, pauseByClock } from './fetch/configured-service';
export { FetchError } from './fetch/fetch.errors';
export { digestOf, DigestTap } from './files/digest';
export { jsonOf } from './fetch/json-of';
export { isNoRoom, NoRoomError, tellsNoRoom } from './files/no-room';
export { readOrMake } from './files/read-or-make';
export { SafeFetch, type SafeRequest, type SafeResponse } from './fetch/safe-fetch';
export { isLiveAccount, newId, newMediaKey, newTestAccountId, randomText } from './ids';
export { carryRequests } from './logging/carry-request';
export { Scrubber } from './logging/scrub';
export { requestIdFrom } from './logging/logging.module';
export { noteIds } from './logging/work-ids';
export type { MailContent } from './mail/mail-layout';
export { OutgoingMail } from './mail/outgoing-mail.entity';
export { OutgoingMails } from './mail/outgoing-mails';
export { SendMailsService } from './mail/send-mails.service';
export { ClusterGauges } from './metrics/cluster-gauges';
export { Metrics } from './metrics/metrics';
export { askProvider, tellTokens } from './metrics/signals';
export { OpsModule } from './ops/ops.module';
export { mountQueueBoard } from './ops/queue-board';
export { Public, PUBLIC_ROUTE } from './ops/public.decorator';
export { type DomainEvent, OutboxEntry } from './outbox/outbox.entity';
export { Outbox } from './outbox/outbox.service';
export { type AfterCommit, OutboxRelay, RELAYED_AT_ONCE } from './outbox/outbox.relay';
export { Cursors, type Page, type PageAsked, readPage, UnknownCursorError } from './paging/page';
export { PlatformModule } from './platform.module';
export { beBehind } from './processes/be-behind';
export { BoundedProcessError, runBounded } from './processes/bounded-process';
export { ProcessLostError, ProcessMissingError, ProcessPool } from './processes/process-pool';
export { freePort } from './processes/free-port';
export { isAlive } from './processes/is-alive';
export { endFamily, familyOf, type FamilyMember, memoryOf } from './processes/process-family';
export { WorkProcesses } from './processes/work-processes';
export type { WorkTask } from './processes/work-task';
export { Slots } from './processes/slots';
export { networkOf } from './rate-limit/network-of';
export { RateLimiter } from './rate-limit/rate-limiter';
export { runService } from './run-service';
export { QueueWatch, type TicketOutcome } from './queues/queue-watch';
export { QUEUE_RULES, type QueueName, QUEUES } from './queues/queues';
export { markedMethods, type TicketAttempt, TicketHandler, ticketHandlers } from './queues/ticket-handler';
export { QueueAwayError, type Ticket, TicketQueues } from './queues/ticket-queues';
export { ResealSecrets } from './secrets/reseal-secrets';
export { SecretBox } from './secrets/secret-box';
export { resolveSecretKey, secretKeysOf } from './secrets/secret-key';
export { SharedLook } from './shared-look';
export { Draining } from './shutdown/draining';
export { StartFault } from './start-fault';
export { keepFolder, sweepFolderLater } from './storage/swept-folders';
export { FolderStorage } from './storage/folder-storage';
export { ObjectStorage, type StoredObject } from './storage/object-storage';
export { openStorage } from './storage/storage.module';
export { isMissingObject, isStorageAway, StorageError } from './storage/storage.errors';
export { inSpan, traceparent } from './tracing/spans';
export { doQueued } from './work/do-queued';
export { eachAlone } from './work/each-alone';
