import { Module } from '@nestjs/common';
import { AccountsModule } from '@app/accounts';
import { BillingModule } from '@app/billing';
import { JobsModule } from '@app/jobs';
import { SourcesModule } from '@app/sources';
import { IndexFootageService } from './footage/index-footage.service';
import { OrderFootageService } from './footage/order-footage.service';
import { ImportsService } from './imports/imports.service';
import { RunImportService } from './imports/run-import.service';
import { TakeFileService } from './imports/take-file.service';

/** Work in the library of an account: footage is indexed, shared folders are imported. */
@Module({
  imports: [AccountsModule, BillingModule, JobsModule, SourcesModule],
  providers: [ImportsService, IndexFootageService, OrderFootageService, RunImportService, TakeFileService],
  exports: [ImportsService, OrderFootageService],
})
export class LibraryModule {}
