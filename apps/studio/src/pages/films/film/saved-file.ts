import { API_URL } from '../../../api/client';
import type { Film } from '../../../films/film-query';

export type FilmFile = 'video.mp4' | 'web.mp4' | 'captions.vtt' | 'captions.srt' | 'poster.jpg';

/** Where a browser saves a file of the film's current version, under the film's title. */
export function savedFile({ videoId, version, mediaKey }: Film, file: FilmFile): string {
  return `${API_URL}/media/${videoId}/v${version}/${file}?${new URLSearchParams({ k: mediaKey, download: '1' }).toString()}`;
}
