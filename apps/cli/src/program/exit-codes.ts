import { DomainError } from '@app/platform/errors';
import { StartFault } from '@app/platform/start-fault';
import { RefusedError, UnansweredError, VideoFailedError } from '../remote/remote.errors';
import { UsageError } from './command';

/** What each exit code means; docs/guides/command-line.md has the same table. */
export const EXIT_CODES = {
  0: 'done',
  1: 'a fault',
  2: 'words, or a file, that are not understood',
  3: 'what was asked for is not there',
  4: 'no API key, or one that may not do this',
  5: 'the service refused: the order is not right, or the credits do not suffice',
  6: 'the video failed',
  7: 'the service does not answer, or asks to come again later',
  130: 'stopped by Ctrl-C',
} as const;

/** Ends with 1 and its message alone. */
export class CommandError extends Error {}

/** The exit code of an error. */
export function codeOf(error: unknown): keyof typeof EXIT_CODES {
  if (error instanceof UsageError) return 2;
  if (error instanceof UnansweredError) return 7;
  if (error instanceof VideoFailedError) return 6;
  if (error instanceof RefusedError) return ofStatus(error.status);
  if (error instanceof DomainError) return error.kind === 'not_found' ? 3 : 1;
  return 1;
}

/** Whether the message says it all: others are told with their stack. */
export function isPlain(error: unknown): boolean {
  const kinds = [UsageError, UnansweredError, VideoFailedError, RefusedError, DomainError, StartFault, CommandError];
  return kinds.some((kind) => error instanceof kind);
}

function ofStatus(status: number): keyof typeof EXIT_CODES {
  if (status === 404) return 3;
  if (status === 401 || status === 403) return 4;
  return status === 429 || status >= 500 ? 7 : 5;
}
