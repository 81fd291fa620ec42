import { FilmPlayer } from '../../../films/film-player';
import { type Film, isBeingMade } from '../../../films/film-query';
import type { FilmProgress } from '../../../films/use-film';
import { Failed } from './failed';
import { Making } from './making';
import type { Playback } from './playback';
import { Unrendered } from './unrendered';

interface StageProps {
  film: Film;
  progress: FilmProgress | null;
  playback: Playback;
}

/** The place of the film: the film itself, or how far it is, or what became of it. */
export function Stage({ film, progress, playback: { attach } }: StageProps) {
  if (isBeingMade(film)) return <Making film={film} progress={progress} />;
  if (film.status === 'error') return <Failed film={film} />;
  if (film.renderUrl === null) return <Unrendered film={film} />;
  return <FilmPlayer key={film.renderUrl} film={film} ref={attach} />;
}
