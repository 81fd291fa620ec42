import { UnprocessableError } from '@app/platform';
import type { UnreadableReason } from './read-fault';

/** A source that no video can be made from: a 422 that names why. */
export class UnreadableSourceError extends UnprocessableError {
  constructor(
    readonly reason: UnreadableReason,
    message: string,
  ) {
    super(message);
  }
}

/** The process of the readers cannot be started: it is not built, or broken itself. */
export class ReaderMissingError extends Error {
  constructor(what: string) {
    super(`the readers cannot run: ${what}`);
  }
}
