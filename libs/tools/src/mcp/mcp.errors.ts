import { DomainError } from '@app/platform';

/** The client went before its call had ended; only the log of calls says so. */
export class CallAbandonedError extends DomainError {
  constructor() {
    super('conflict', 'cancelled', 'The client hung up; nothing was charged.');
  }
}
