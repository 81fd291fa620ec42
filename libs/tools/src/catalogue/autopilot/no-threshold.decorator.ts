import { applyDecorators } from '@nestjs/common';
import { ApiHideProperty } from '@nestjs/swagger';
import { IsOptional, ValidateBy } from 'class-validator';

const MESSAGE =
  'is not supported: no series waits for a value to be crossed. Watch the figure yourself and order a video by POST /v1/videos/from-data when it happens';

/** A field that asks for a threshold trigger: always refused, saying what to do instead (docs/specification.md 4.7, rule 6). */
export function IsNoThreshold(): PropertyDecorator {
  return applyDecorators(
    ApiHideProperty(),
    ValidateBy({ name: 'isNoThreshold', validator: { validate: () => false, defaultMessage: () => MESSAGE } }),
    IsOptional(),
  );
}
