import type { DomainError } from '@app/platform';
import type { ErrorDto } from './error.dto';

/** An error as it is told to a caller. */
export function errorBody({ error, message, details }: DomainError, requestId: string): ErrorDto {
  return { error, message, requestId, ...(details ? { details } : {}) };
}
