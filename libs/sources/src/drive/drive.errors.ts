import { UnprocessableError } from '@app/platform';

/** A folder that cannot be read, or a drive that cannot be asked; the import ends with these words. */
export class DriveError extends UnprocessableError {}

/** One file that cannot be had; the import goes on with the next. */
export class DriveFileError extends UnprocessableError {}
