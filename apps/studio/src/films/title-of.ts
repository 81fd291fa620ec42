import { words } from '../words';
import type { Film } from './film-query';

/** A film's title for people. Until its script is written the api calls a film by its id. */
export function titleOf({ title, videoId }: Pick<Film, 'title' | 'videoId'>): string {
  return title === videoId ? words.filmParts.untitled : title;
}
