import { CodedError, type CommonErrorCode, UnprocessableError } from '@app/platform/errors';

/** Codes of this lib's errors. */
export type ToolsErrorCode = 'interrupted' | 'cancelled';

/** A tool did not end in its time; what was set aside for it went back. */
export class ToolTimedOutError extends UnprocessableError {
  constructor(tool: string, seconds: number) {
    super(`${tool} did not end within ${seconds} s; nothing was charged`);
  }
}

/** A tool broke; what it threw is in the log and never told. */
export class ToolCrashedError extends CodedError<CommonErrorCode> {
  constructor(
    tool: string,
    override readonly cause: unknown,
  ) {
    super(
      'internal',
      'internal',
      `${tool} failed on our side; nothing was charged. The request id finds it in our logs.`,
    );
  }
}

/** The process that ran a tool died, too often to try once more. */
export class ToolInterruptedError extends CodedError<ToolsErrorCode> {
  constructor() {
    super('internal', 'interrupted', 'The tool was interrupted; nothing was charged.');
  }
}

/** The client went before its call had ended; only the log of calls says so. */
export class CallAbandonedError extends CodedError<ToolsErrorCode> {
  constructor() {
    super('conflict', 'cancelled', 'The client hung up; nothing was charged.');
  }
}
