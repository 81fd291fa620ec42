import { API_URL } from '../../../api/client';
import type { Video } from '../../../videos/video-query';

export type VideoFile = 'video.mp4' | 'web.mp4' | 'captions.vtt' | 'captions.srt' | 'poster.jpg';

/** Where a browser saves a file of the video's current version, under the video's title. */
export function savedFile({ videoId, version, mediaKey }: Video, file: VideoFile): string {
  return `${API_URL}/media/${videoId}/v${version}/${file}?${new URLSearchParams({ k: mediaKey, download: '1' }).toString()}`;
}
