import { DomainError } from '../errors/domain.error';

/** What systems say where a disk, a quota or a limit leaves no room for a file. */
const CODES = new Set(['ENOSPC', 'EDQUOT', 'EFBIG']);
/** The same in the words of other programs, and of errors that came from another process as text. */
const WORDS = /\b(ENOSPC|EDQUOT|EFBIG)\b|no space left on device|disk quota exceeded|file too large/i;

/** There is no room for a file right now: our fault, and told as such. */
export class NoRoomError extends DomainError {
  constructor() {
    super('internal', 'internal: no room for the file', 'There is no room for the file right now. Try again later.');
  }
}

/** Whether this is what a full disk throws. */
export function isNoRoom(error: unknown): boolean {
  return error instanceof NoRoomError || CODES.has((error as NodeJS.ErrnoException | undefined)?.code ?? '');
}

/** Whether a program that failed says that the disk is full. */
export function tellsNoRoom(told: string): boolean {
  return WORDS.test(told);
}
