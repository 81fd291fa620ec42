import { applyDecorators, SetMetadata } from '@nestjs/common';
import { ApiSecurity } from '@nestjs/swagger';

/** Metadata key that `CallerGuard` reads. */
export const OWNER_ONLY = 'factreel:owner-only';

/** Marks a route, or all of a controller, that takes an owner's session and no API key. */
export const OwnerOnly = () => applyDecorators(SetMetadata(OWNER_ONLY, true), ApiSecurity('session'));
