import { applyDecorators } from '@nestjs/common';
import { ApiHideProperty } from '@nestjs/swagger';
import { IsOptional, ValidateBy } from 'class-validator';

const MESSAGE =
  'is not supported: no series waits for a value to be crossed. Watch the figure yourself and order a film by POST /v1/videos/from-data when it happens';

/** A field by which a trigger by threshold is asked for: always refused, with what to do instead (specification 4.7, rule 6). */
export function IsNoThreshold(): PropertyDecorator {
  return applyDecorators(
    ApiHideProperty(),
    ValidateBy({ name: 'isNoThreshold', validator: { validate: () => false, defaultMessage: () => MESSAGE } }),
    IsOptional(),
  );
}
