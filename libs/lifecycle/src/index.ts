import { AccountExport } from './export/account-export.entity';

export { CloseAccountService } from './closing/close-account.service';
export { FinishClosingService } from './closing/finish-closing.service';
export { PurgeAccountsService } from './closing/purge-accounts.service';
export type { ExportRecord } from './export/account-export.entity';
export { AccountExportsService, MOST_EXPORTS_A_DAY } from './export/account-exports.service';
export { LifecycleModule } from './lifecycle.module';
export { ForgetLogsService } from './retention/forget-logs.service';
export { RetireMediaService } from './retention/retire-media.service';
export { SweepStorageService } from './retention/sweep-storage.service';
export { RETENTION_CONFIG, type RetentionConfig } from './retention/retention.config';

/** For the application's list of tables. */
export const LIFECYCLE_ENTITIES = [AccountExport];
