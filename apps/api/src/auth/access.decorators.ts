import { applyDecorators, SetMetadata } from '@nestjs/common';
import { ApiSecurity } from '@nestjs/swagger';
import type { KeyScope } from '@app/accounts';
import type { EndUserRecord } from '@app/videos';

/** Metadata key that `CallerGuard` reads. */
export const NEEDED_SCOPES = 'factreel:needed-scopes';

/**
 * Says which scopes an API key must have for a route, or for all of a controller. Every route that takes a key names at
 * least one: where none is named the guard takes no limited key.
 */
export const NeedsScope = (...scopes: [KeyScope, ...KeyScope[]]) =>
  applyDecorators(SetMetadata(NEEDED_SCOPES, scopes), ApiSecurity('apiKey', scopes), ApiSecurity('session'));

/** Metadata key that `CallerGuard` reads. */
export const OWNER_ONLY = 'factreel:owner-only';

/** Marks a route, or all of a controller, that takes an owner's session and no API key. */
export const OwnerOnly = () => applyDecorators(SetMetadata(OWNER_ONLY, true), ApiSecurity('session'));

/** Metadata key that `CallerGuard` reads. */
export const OPEN_TO_EMBEDS = 'factreel:open-to-embeds';

/** What `CallerGuard` finds under that key. */
export interface EmbedLeave {
  record?: EndUserRecord;
}

/**
 * Marks a route that the embedded studio needs; every other one answers an embed token with 403. `record`
 * is what `:id` in its path names: one that was not made in a session of the same end user is a 404 before the route is
 * entered. A route that names none shows and changes only what `CallerIdentity.embed.externalUserId` made, by itself.
 */
export const OpenToEmbeds = (record?: EndUserRecord) =>
  applyDecorators(SetMetadata(OPEN_TO_EMBEDS, { record } satisfies EmbedLeave), ApiSecurity('embedToken'));
