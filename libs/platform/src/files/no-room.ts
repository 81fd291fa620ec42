import { CodedError, type CommonErrorCode } from '../errors/domain.error';

/** Error codes for a full disk, quota or file size limit. */
const CODES = new Set(['ENOSPC', 'EDQUOT', 'EFBIG']);
/** How other programs and processes word a full disk in their error messages. */
const WORDS = /\b(ENOSPC|EDQUOT|EFBIG)\b|no space left on device|disk quota exceeded|file too large/i;

/** There is no disk space for a file: our fault, and answered as such. */
export class NoRoomError extends CodedError<CommonErrorCode> {
  constructor() {
    super('internal', 'internal: no room for the file', 'There is no room for the file right now. Try again later.');
  }
}

/** Whether the error means a full disk. */
export function isNoRoom(error: unknown): boolean {
  return error instanceof NoRoomError || CODES.has((error as NodeJS.ErrnoException | undefined)?.code ?? '');
}

/** Whether the output of a failed program says that the disk is full. */
export function tellsNoRoom(told: string): boolean {
  return WORDS.test(told);
}
