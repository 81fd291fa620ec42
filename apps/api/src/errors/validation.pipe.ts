import { ValidationPipe } from '@nestjs/common';
import type { ValidationError } from 'class-validator';
import { BadRequestError, type ErrorDetail } from '@app/platform';

/** Checks bodies and queries against their DTO classes; a field no one knows is named (CONTRACT.md 2). */
export function createValidationPipe(): ValidationPipe {
  return new ValidationPipe({
    whitelist: true,
    forbidNonWhitelisted: true,
    transform: true,
    stopAtFirstError: true,
    exceptionFactory: (errors) => new BadRequestError(errors.flatMap((error) => flatten(error, ''))),
  });
}

function flatten(error: ValidationError, parent: string): ErrorDetail[] {
  const path = parent ? `${parent}.${error.property}` : error.property;
  const own = Object.entries(error.constraints ?? {}).map(([rule, message]) => ({
    path,
    message:
      rule === 'whitelistValidation' ? 'is not a field of this request' : withoutProperty(message, error.property),
  }));
  return [...own, ...(error.children ?? []).flatMap((child) => flatten(child, path))];
}

/** class-validator starts its messages with the field's name; our answers give the path apart. */
function withoutProperty(message: string, property: string): string {
  return message.startsWith(`${property} `) ? message.slice(property.length + 1) : message;
}
