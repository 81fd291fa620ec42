import { words } from '../words';
import type { Video } from './video-query';

/** A video's title for people. Until its script is written the api calls a video by its id. */
export function titleOf({ title, videoId }: Pick<Video, 'title' | 'videoId'>): string {
  return title === videoId ? words.videoParts.untitled : title;
}
