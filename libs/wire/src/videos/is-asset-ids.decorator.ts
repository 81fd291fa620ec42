import { applyDecorators } from '@nestjs/common';
import { ArrayMaxSize, IsArray, IsOptional, IsString, MaxLength } from 'class-validator';

/** Ids of the library, at most 20; they may be left out. Whose they are is checked where they are used. */
export function IsAssetIds(): PropertyDecorator {
  return applyDecorators(
    IsArray(),
    ArrayMaxSize(20),
    IsString({ each: true }),
    MaxLength(60, { each: true }),
    IsOptional(),
  );
}
