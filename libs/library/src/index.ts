import { FootageJob } from './footage/footage-job.entity';
import { ImportFile } from './imports/import-file.entity';
import { ImportJob } from './imports/import-job.entity';

export { FootageJob } from './footage/footage-job.entity';
export { OrderFootageService } from './footage/order-footage.service';
export { IMPORT_FILE_STATUSES, ImportFile, type ImportFileStatus } from './imports/import-file.entity';
export { ImportJob } from './imports/import-job.entity';
export { type ImportRecord, ImportsService } from './imports/imports.service';
export { LibraryModule } from './library.module';

/** For the application's list of tables. */
export const LIBRARY_ENTITIES = [FootageJob, ImportJob, ImportFile];
