import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type Film, filmQuery } from '../../../films/film-query';

/** Does something to a film that answers the film as it then stands; everything that shows it takes that over. */
export function useFilmChange<Wish>(videoId: string, change: (wish: Wish) => Promise<Film>) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSuccess: (film) => {
      queries.setQueryData(filmQuery(videoId).queryKey, film);
      void queries.invalidateQueries({ queryKey: ['films'] });
      void queries.invalidateQueries({ queryKey: ['account'] });
      void queries.invalidateQueries({ queryKey: ['versions', videoId] });
    },
  });
}
