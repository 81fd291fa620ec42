import { ValidationPipe } from '@nestjs/common';
import { CHECK_RULES, toBadRequest } from '@app/wire';

/** Checks bodies and queries against their DTO classes; a field no one knows is named (CONTRACT.md 2). */
export function createValidationPipe(): ValidationPipe {
  return new ValidationPipe({ ...CHECK_RULES, transform: true, exceptionFactory: toBadRequest });
}
