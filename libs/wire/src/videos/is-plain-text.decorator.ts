import { applyDecorators } from '@nestjs/common';
import { Transform } from 'class-transformer';
import { IsNotEmpty, IsOptional, IsString, MaxLength } from 'class-validator';

/** Characters that have no business in a title: controls (tabs and line ends become blanks) and bidirectional overrides. */
const UNSEEN = /[\p{Cc}\u202A-\u202E\u2066-\u2069\uFFFE\uFFFF]/gu;

/** A text for people, trimmed, of at most `max` characters, in any script; it may be left out unless it is `needed`. */
export function IsPlainText(max: number, { needed = false } = {}): PropertyDecorator {
  return applyDecorators(
    Transform(({ value }: { value: unknown }) =>
      typeof value === 'string' ? value.replace(/\s+/g, ' ').replace(UNSEEN, '').toWellFormed().trim() : value,
    ),
    IsString(),
    IsNotEmpty(),
    MaxLength(max),
    ...(needed ? [] : [IsOptional()]),
  );
}
