import { DomainError, UnprocessableError } from '@app/platform';

/** Largest file that the library takes, bytes (specification 8). */
export const MOST_FILE_BYTES = 250_000_000;

/** The file is larger than the library takes (specification 7). */
export class UploadTooLargeError extends DomainError {
  constructor() {
    super('too_large', 'too_large: file over 250 MB', 'The file is larger than the 250 MB that the library takes.');
  }
}

/** The bytes are no picture, video or sound that can be used; `what` says why, after "the file". */
export class UnusableMediaError extends UnprocessableError {
  constructor(what: string) {
    super(`the file ${what}`);
  }
}
