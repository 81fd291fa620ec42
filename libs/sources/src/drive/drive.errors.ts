import { UnprocessableError } from '@app/platform';

/** A folder that cannot be read, or a drive that cannot be asked; the import ends with these words. */
export class DriveError extends UnprocessableError {}

/** The folder is gone, or was never shared with everybody: drives answer both alike. */
export class NoFolderError extends DriveError {}

/** One file that cannot be had; the import goes on with the next. */
export class DriveFileError extends UnprocessableError {}
