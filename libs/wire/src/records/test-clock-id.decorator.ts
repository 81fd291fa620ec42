import { applyDecorators } from '@nestjs/common';
import { ApiPropertyOptional } from '@nestjs/swagger';
import { IsNotEmpty, IsOptional, IsString, MaxLength } from 'class-validator';

/** The test clock that a new record lives by; for bodies of test keys. */
export function TestClockId(): PropertyDecorator {
  return applyDecorators(
    ApiPropertyOptional({
      type: String,
      maxLength: 60,
      description:
        'For test keys: the test clock that it lives by, of `POST /v1/test/clocks`; real time where it is left out',
    }),
    IsString(),
    IsNotEmpty(),
    MaxLength(60),
    IsOptional(),
  );
}
