import { ValidationPipe } from '@nestjs/common';
import { instanceToPlain } from 'class-transformer';
import { CHECK_RULES, toBadRequest, toInstance } from '@app/wire';

/** Checks bodies and queries against their DTO classes; a field no one knows is named. */
export function createValidationPipe(): ValidationPipe {
  return new ValidationPipe({
    ...CHECK_RULES,
    transform: true,
    exceptionFactory: toBadRequest,
    transformerPackage: { plainToInstance: toInstance, classToPlain: instanceToPlain },
  });
}
