import { FactreelError } from '@factreel/client';
import type { QueryClient } from '@tanstack/react-query';
import type { Film } from '../../films/film-query';
import type { FilmNews, News } from './film-news';

/** Messages of the studio. */
export type Told = News | { event: 'session.ended' };

/** Tells the integrator's page, and no other. */
export function createTeller(origin: string): (told: Told) => void {
  return (told) => window.parent.postMessage({ type: 'service', ...told }, origin);
}

interface Watch {
  onFilm: (film: Film) => void;
  /** The token is not taken any more. */
  onRefused: () => void;
}

/** Sees every film that the api answers, and the first 401, whoever asked. Answers how to stop. */
export function watchAnswers(queries: QueryClient, { onFilm, onRefused }: Watch): () => void {
  const refusedBy = (error: unknown) => error instanceof FactreelError && error.status === 401;
  const stops = [
    queries.getQueryCache().subscribe((event) => {
      if (event.type !== 'updated') return;
      if (event.action.type === 'error' && refusedBy(event.action.error)) onRefused();
      const [subject] = event.query.queryKey as readonly unknown[];
      if (event.action.type === 'success' && subject === 'film') onFilm(event.query.state.data as Film);
    }),
    queries.getMutationCache().subscribe((event) => {
      if (event.type === 'updated' && event.action.type === 'error' && refusedBy(event.action.error)) onRefused();
    }),
  ];
  return () => stops.forEach((stop) => stop());
}

/** Tells what is seen of films. */
export function tellFilms(news: FilmNews, tell: (told: Told) => void): (film: Film) => void {
  return (film) => news.saw(film).forEach(tell);
}
