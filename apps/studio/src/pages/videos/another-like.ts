import type { Video } from '../../videos/video-query';

/** Where a video with the same data begins. */
export function anotherLike({ sourcePackId, videoId }: Video): string {
  return `/videos/new?${new URLSearchParams({ source: sourcePackId, like: videoId }).toString()}`;
}
