import { FactreelError } from '@factreel/client';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { type Film, filmQuery, isBeingMade } from './film-query';
import { followFilm } from './follow-film';

const PAUSE_MS = 2_000;
/** Where streams do not come through, the film is asked for. */
const POLL_MS = 10_000;

/** How far a film under way is; null for one that is not. */
export interface FilmProgress {
  stage: string | null;
  /** 0 to 1 over all stages; null until the api has told. */
  value: number | null;
}

/** A film that keeps itself up to date: while it is being made its events are followed, through broken connections too. */
export function useFilm(videoId: string) {
  const queries = useQueryClient();
  const query = useQuery({
    ...filmQuery(videoId),
    refetchInterval: ({ state }) => (state.data && isBeingMade(state.data) ? POLL_MS : false),
  });
  const [progress, setProgress] = useState<FilmProgress | null>(null);
  const underWay = query.data ? isBeingMade(query.data) : false;

  useEffect(() => {
    if (!underWay) return;
    const gone = new AbortController();
    const keep = (film: Film) => {
      queries.setQueryData(filmQuery(videoId).queryKey, film);
      void queries.invalidateQueries({ queryKey: ['films'] });
      void queries.invalidateQueries({ queryKey: ['account'] });
    };
    const follow = async () => {
      while (!gone.signal.aborted) {
        try {
          for await (const news of followFilm(videoId, gone.signal)) {
            if (news.kind === 'film') return keep(news.film);
            setProgress({ stage: news.stage, value: news.progress });
          }
        } catch (error) {
          // A refusal stays one; a connection that broke off is made again.
          if (gone.signal.aborted || error instanceof FactreelError) return;
        }
        await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
      }
    };
    void follow().finally(() => setProgress(null));
    return () => gone.abort();
  }, [underWay, videoId, queries]);

  return { ...query, progress: underWay ? (progress ?? { stage: null, value: null }) : null };
}
