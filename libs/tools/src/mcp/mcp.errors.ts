import { CodedError } from '@app/platform';
import type { ToolsErrorCode } from '../core/tools.errors';

/** The client went before its call had ended; only the log of calls says so. */
export class CallAbandonedError extends CodedError<ToolsErrorCode> {
  constructor() {
    super('conflict', 'cancelled', 'The client hung up; nothing was charged.');
  }
}
