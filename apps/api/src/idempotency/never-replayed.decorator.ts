import { applyDecorators, SetMetadata } from '@nestjs/common';
import { ApiExtension } from '@nestjs/swagger';

/** Metadata key that `IdempotencyInterceptor` reads. */
export const NEVER_REPLAYED = 'factreel:never-replayed';
/** Its sign in the description, read by `describeIdempotency`. */
export const NEVER_REPLAYED_EXTENSION = 'x-never-replayed';

/** Marks POST routes that take no `Idempotency-Key`: sign-in and MCP. */
export const NeverReplayed = () =>
  applyDecorators(SetMetadata(NEVER_REPLAYED, true), ApiExtension(NEVER_REPLAYED_EXTENSION, true));
