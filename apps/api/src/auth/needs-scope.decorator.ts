import { applyDecorators, SetMetadata } from '@nestjs/common';
import { ApiSecurity } from '@nestjs/swagger';
import type { KeyScope } from '@app/accounts';

/** Metadata key that `CallerGuard` reads. */
export const NEEDED_SCOPES = 'factreel:needed-scopes';

/**
 * Says which scopes an API key must have for a route, or for all of a controller. Every route that takes a key names at
 * least one: where none is named the guard takes no limited key.
 */
export const NeedsScope = (...scopes: [KeyScope, ...KeyScope[]]) =>
  applyDecorators(SetMetadata(NEEDED_SCOPES, scopes), ApiSecurity('apiKey', scopes), ApiSecurity('session'));
