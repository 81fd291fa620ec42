import { CodedError, type CommonErrorCode, UnprocessableError } from '@app/platform';

/** Largest file that the library takes, bytes. */
export const MOST_FILE_BYTES = 250_000_000;

/** The file is larger than is taken where it was sent. */
export class UploadTooLargeError extends CodedError<CommonErrorCode> {
  constructor(mostBytes = MOST_FILE_BYTES) {
    const megabytes = mostBytes / 1_000_000;
    super(
      'too_large',
      `too_large: file over ${megabytes} MB`,
      `The file is larger than the ${megabytes} MB that are taken here.`,
    );
  }
}

/** The account's library has no room for one more. */
export class LibraryFullError extends CodedError<CommonErrorCode> {
  constructor(mostBytes: number) {
    const megabytes = mostBytes / 1_000_000;
    super(
      'too_large',
      `too_large: library over ${megabytes} MB`,
      `The library holds ${megabytes} MB at most. Remove something first.`,
    );
  }
}

/** The bytes are no picture, video or sound that can be used; `what` says why, after "the file". */
export class UnusableMediaError extends UnprocessableError {
  constructor(what: string) {
    super(`the file ${what}`);
  }
}
