import type { Film } from '../../films/film-query';

/** Where a film with the same data begins. */
export function anotherLike({ sourcePackId, videoId }: Film): string {
  return `/films/new?${new URLSearchParams({ source: sourcePackId, like: videoId }).toString()}`;
}
