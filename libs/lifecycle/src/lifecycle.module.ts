import { Module } from '@nestjs/common';
import { AccountsModule, NotificationsModule } from '@app/accounts';
import { BillingModule } from '@app/billing';
import { ClocksModule } from '@app/clocks';
import { JobsModule } from '@app/jobs';
import { SeriesModule } from '@app/series';
import { SourcesModule } from '@app/sources';
import { EditingModule } from '@app/editing';
import { LibraryModule } from '@app/library';
import { VideosModule } from '@app/videos';
import { VoicesModule } from '@app/voices';
import { WebhooksModule } from '@app/webhooks';
import { CloseAccountService } from './closing/close-account.service';
import { FinishClosingService } from './closing/finish-closing.service';
import { PurgeAccountService } from './closing/purge-account.service';
import { PurgeAccountsService } from './closing/purge-accounts.service';
import { AccountExportsService } from './export/account-exports.service';
import { WriteExportService } from './export/write-export.service';
import { ForgetLogsService } from './retention/forget-logs.service';
import { KeepingTimes } from './retention/keeping-times';
import { RetireMediaService } from './retention/retire-media.service';
import { SweepStorageService } from './retention/sweep-storage.service';
import { Sweeps } from './sweeps';

/** Closing accounts, exports of their data, and retention. */
@Module({
  imports: [
    AccountsModule,
    NotificationsModule,
    BillingModule,
    ClocksModule,
    JobsModule,
    SourcesModule,
    EditingModule,
    LibraryModule,
    VideosModule,
    VoicesModule,
    WebhooksModule,
    SeriesModule,
  ],
  providers: [
    AccountExportsService,
    CloseAccountService,
    FinishClosingService,
    ForgetLogsService,
    KeepingTimes,
    PurgeAccountService,
    PurgeAccountsService,
    RetireMediaService,
    SweepStorageService,
    Sweeps,
    WriteExportService,
  ],
  exports: [
    AccountExportsService,
    CloseAccountService,
    FinishClosingService,
    ForgetLogsService,
    PurgeAccountsService,
    RetireMediaService,
    SweepStorageService,
  ],
})
export class LifecycleModule {}
