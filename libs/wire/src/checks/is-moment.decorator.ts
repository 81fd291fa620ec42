import { applyDecorators } from '@nestjs/common';
import { IsISO8601, Matches } from 'class-validator';

const FORM = /^[1-9]\d{3}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d{1,9})?)?(?:Z|[+-]\d\d:\d\d)$/;
const MESSAGE = { message: '$property must be a time with its offset, such as 2030-01-01T00:00:00Z' };

/** A moment as RFC 3339 writes it, on a day that there is. Without an offset it would depend on where the server stands. */
export function IsMoment(): PropertyDecorator {
  return applyDecorators(Matches(FORM, MESSAGE), IsISO8601({ strict: true }, MESSAGE));
}
