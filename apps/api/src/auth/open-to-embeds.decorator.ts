import { applyDecorators, SetMetadata } from '@nestjs/common';
import { ApiSecurity } from '@nestjs/swagger';
import type { EndUserRecord } from '@app/videos';

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
